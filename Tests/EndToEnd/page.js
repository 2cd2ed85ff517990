// Runs in the page: shows a picture, seeks it, and reads its bodies from what is laid out.

// Puts a picture into the page so wide, in CSS pixels.
function show(markup, width) {
  document.documentElement.style.cssText = 'background:#fff'
  document.body.style.cssText = 'margin:0'
  document.body.innerHTML = markup
  const svg = document.querySelector('svg')
  svg.style.cssText = `display:block;width:${width}px;height:auto`
  const box = svg.getBoundingClientRect()
  return { width: box.width, height: box.height }
}

// Stops the picture at a local time in seconds. The current time of a CSS animation counts from
// before its delay, so one local time fits all of them (Web Animations, local time).
function seek(t) {
  const svg = document.querySelector('svg')
  svg.pauseAnimations()
  svg.setCurrentTime(t)
  const animations = document.getAnimations()
  for (const animation of animations) {
    animation.pause()
    animation.currentTime = t * 1000
  }
  return animations.length + svg.querySelectorAll('animate,animateTransform,animateMotion').length
}

// Puts pictures side by side, each so wide and in a square of that size, in CSS pixels.
function showAll(markups, side) {
  document.documentElement.style.cssText = 'background:#fff'
  document.body.style.cssText = 'margin:0;display:flex'
  document.body.innerHTML = markups.map(markup => `<div>${markup}</div>`).join('')
  for (const svg of document.querySelectorAll('svg')) {
    svg.style.cssText = `display:block;width:${side}px;height:${side}px`
  }
}

// Stops each picture of a page at a time of its own.
function seekEach(times) {
  const pictures = [...document.querySelectorAll('svg')]
  pictures.forEach((svg, place) => {
    svg.pauseAnimations()
    svg.setCurrentTime(times[place])
  })
  for (const animation of document.getAnimations()) {
    const place = pictures.indexOf(animation.effect.target.closest('svg'))
    animation.pause()
    animation.currentTime = times[place] * 1000
  }
}

// What a `use` element refers to.
function referenceOf(element) {
  return element.getAttribute('href') ?? element.getAttribute('xlink:href')
}

// The circle that an element draws: itself, or the one that a reference leads to.
function circleOf(element) {
  if (element.localName !== 'use') return element
  const target = document.querySelector(referenceOf(element))
  return target.localName === 'circle' ? target : target.querySelector('circle')
}

// The paint of a circle that an element draws: told within what is referred to, or inherited.
function paintOf(element, circle) {
  for (let node = circle; element.localName === 'use' && node; node = node.parentElement) {
    if (node.hasAttribute('fill')) return node.getAttribute('fill')
    if ('#' + node.id === referenceOf(element)) break
  }
  return getComputedStyle(element).fill
}

// The matrix from the circle that an element draws to the screen; that of a copy is made of its
// own and of what lies between the circle and what the copy refers to.
function matrixOf(element, circle) {
  if (element === circle) return circle.getScreenCTM()
  let target = circle
  while ('#' + target.id !== referenceOf(element)) target = target.parentElement
  const inside = target.parentElement.getScreenCTM().inverse().multiply(circle.getScreenCTM())
  const place = element.getScreenCTM().translate(element.x.baseVal.value, element.y.baseVal.value)
  return place.multiply(inside)
}

// Every body that is drawn, in document order: centre and diameter in view-box units, measured
// by the boxes that the browser laid out.
function bodies() {
  const svg = document.querySelector('svg')
  const toViewBox = svg.getScreenCTM().inverse()
  const unit = Math.hypot(toViewBox.a, toViewBox.b)
  const found = []
  for (const element of svg.querySelectorAll('circle,use')) {
    // What only people who prefer reduced motion see.
    if (element.closest('[opacity="0"]')) continue
    const circle = circleOf(element)
    if (!circle) continue
    const box = element.getBoundingClientRect()
    // The box of a turned circle holds the square around it, turned.
    const matrix = matrixOf(element, circle)
    const angle = Math.atan2(matrix.b, matrix.a)
    const turned = Math.abs(Math.cos(angle)) + Math.abs(Math.sin(angle))
    const center = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2)
      .matrixTransform(toViewBox)
    const style = getComputedStyle(element)
    found.push({
      x: center.x, y: center.y,
      width: box.width / turned * unit, height: box.height / turned * unit,
      shown: style.visibility === 'visible' && style.display !== 'none',
      opacity: Number(style.opacity), paint: paintOf(element, circle),
    })
  }
  return found
}
