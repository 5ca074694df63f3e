import { Swiper } from 'swiper'
import { A11y, Keyboard } from 'swiper/modules'

const DURATION_MS = 300

/** Adds Swiper to a `Carousel`, whose strip keeps its native scrolling. Its keyboard module is off until the carousel has the focus. */
export function createSwiper(container: HTMLElement, onChange: (index: number) => void): Swiper {
  return new Swiper(container, {
    modules: [A11y, Keyboard],
    // The strip scrolls and snaps by style already, without Swiper's own style sheet.
    cssMode: true,
    wrapperClass: 'carousel__slides',
    slideClass: 'carousel__slide',
    initialSlide: currentSlide(container),
    rewind: true,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : DURATION_MS,
    // The slides are a list already.
    a11y: { slideRole: '', slideLabelMessage: '', notificationClass: 'visually-hidden' },
    on: {
      activeIndexChange: ({ activeIndex }) => onChange(activeIndex),
    },
  })
}

/** Returns the index of the slide that the visitor has scrolled to. */
function currentSlide(container: HTMLElement): number {
  const { firstElementChild: strip, clientWidth } = container
  return strip && clientWidth > 0 ? Math.round(Math.abs(strip.scrollLeft) / clientWidth) : 0
}
