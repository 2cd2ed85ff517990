internal import Timeline

/// A stretch of time in which a place changes evenly, up to an easing.
struct MotionLeg<Place> {
  let start: Double
  let end: Double
  let from: Place
  let to: Place
  let easing: Easing
}
