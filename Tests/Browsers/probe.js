// Runs in a page behind page.js: reads the discs of a picture from the matrices that the browser
// draws them with. Boxes are not asked for: Gecko rounds them, and makes those of turned circles
// too large.

// Whether anything of an element is drawn, as far as it and what holds it say.
function isDrawn(element) {
  if (getComputedStyle(element).visibility !== 'visible' || !opacityOf(element)) return false
  for (let node = element; node; node = node.parentElement) {
    if (getComputedStyle(node).display === 'none') return false
  }
  return true
}

// How opaque an element is, with all that holds it.
function opacityOf(element) {
  let opacity = 1
  for (let node = element; node; node = node.parentElement) {
    opacity *= Number(getComputedStyle(node).opacity)
  }
  return opacity
}

// Every disc that is drawn, in document order: centre and diameters in view-box units (or in CSS
// pixels of the page), its paint and its opacity.
function discs(svg, inPage = false) {
  const toViewBox = svg.getScreenCTM().inverse()
  const found = []
  for (const element of svg.querySelectorAll('circle,use')) {
    if (element.closest('defs') || !isDrawn(element)) continue
    const circle = circleOf(element)
    if (!circle) continue
    const drawn = matrixOf(element, circle)
    const matrix = inPage ? drawn : toViewBox.multiply(drawn)
    const radius = circle.r.animVal.value
    const center = new DOMPoint(circle.cx.animVal.value, circle.cy.animVal.value)
      .matrixTransform(matrix)
    found.push({
      x: center.x, y: center.y,
      width: 2 * radius * Math.hypot(matrix.a, matrix.b),
      height: 2 * radius * Math.hypot(matrix.c, matrix.d),
      paint: paintOf(element, circle), opacity: opacityOf(element),
    })
  }
  return found
}

// The discs at each of some times in seconds.
function measure(times) {
  const svg = document.querySelector('svg')
  return times.map(time => {
    seek(time)
    return discs(svg)
  })
}
