import { openLightbox } from './lightbox.ts'
import { stepOf } from './stepping.ts'
import { leaf, show, shown, slidesOf } from './strip.ts'

const followed = new WeakSet<Element>()

const stripOf = (frame: Element) => frame.querySelector<HTMLElement>('[data-strip]')

const indexOf = (strip: Element, key: string | undefined) =>
  slidesOf(strip).findIndex(({ dataset }) => dataset.slide === key)

/** Marks the small picture of the one that is shown. */
function mark(frame: Element, strip: Element): void {
  const key = slidesOf(strip).at(shown(strip))?.dataset.slide
  for (const link of frame.querySelectorAll<HTMLElement>('[data-show]')) {
    if (link.dataset.show === key) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

/** From now on arrow keys leaf in the frame's strip, and its small pictures keep up with what is shown. */
export function follow(frame: Element): void {
  const strip = stripOf(frame)
  if (!strip || followed.has(strip)) return
  followed.add(strip)
  strip.addEventListener('keydown', (event) => {
    const step = stepOf(event.key, getComputedStyle(strip).direction)
    if (step === 0) return
    event.preventDefault()
    leaf(strip, step)
  })
  let due = 0
  strip.addEventListener('scroll', () => {
    cancelAnimationFrame(due)
    due = requestAnimationFrame(() => {
      mark(frame, strip)
    })
  })
}

/** Does what a pressed part of the frame is for: opens a picture, leafs, or brings one into view. */
export function press(frame: Element, { dataset }: HTMLElement): void {
  follow(frame)
  const dialog = frame.querySelector('dialog')
  const strip = stripOf(frame)
  if (dataset.picture !== undefined && dialog) openLightbox(dialog, dataset.picture)
  else if (strip && dataset.leaf) leaf(strip, Number(dataset.leaf))
  else if (strip) show(strip, Math.max(0, indexOf(strip, dataset.show)))
}
