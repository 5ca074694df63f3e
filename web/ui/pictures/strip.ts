/** A strip of pictures of which one fills its width: it is scrolled, by a finger, by keys or by these functions. */

/** The pictures of a strip, in their order. */
export const slidesOf = (strip: Element) => [...strip.querySelectorAll<HTMLElement>(':scope > li')]

/** Where the middle of an element lies, in pixels from the left of the window. */
function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

/** Which picture is the one in the middle of the strip, from 0. */
export function shown(strip: Element): number {
  const middle = middleOf(strip)
  const distances = slidesOf(strip).map((slide) => Math.abs(middleOf(slide) - middle))
  return distances.indexOf(Math.min(...distances))
}

/**
 * Brings a picture to the middle, by its distance from there: in right-to-left pages positions count backwards. Not by
 * `scrollBy`, which stops at every picture on the way.
 */
export function show(strip: Element, index: number, behavior: ScrollBehavior = chosenMotion()): void {
  const slide = slidesOf(strip).at(index)
  if (slide) strip.scrollTo({ left: strip.scrollLeft + middleOf(slide) - middleOf(strip), behavior })
}

/** Leafs on by some pictures; behind the last comes the first again. */
export function leaf(strip: Element, step: number): void {
  show(strip, (shown(strip) + step) % slidesOf(strip).length)
}

const chosenMotion = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
