'use client'

import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { Swiper } from 'swiper'
import { Icon } from '../icon.tsx'

const load = () => import('./create-swiper.ts')

interface CarouselProperties {
  /** Accessible name of the pictures. */
  label: string
  slides: {
    /** Id of the slide in the document. */
    id: string
    content: ReactNode
    thumbnail: ReactNode
    /** Accessible name of the link to the slide. */
    thumbnailLabel: string
  }[]
  texts: Record<'previous' | 'next', string>
  /** Index of the slide to show. A change moves to it; the visitor can still move on. */
  shown?: number
  /** Lies over the pictures. */
  children: ReactNode
}

/** Returns a function that runs an action on Swiper, which is loaded first. A failed load is repeated with the next action. */
function useSwiper(container: RefObject<HTMLElement | null>, onChange: (index: number) => void) {
  const starting = useRef<Promise<Swiper> | null>(null)
  useEffect(
    () => () => {
      starting.current?.then(
        (swiper) => swiper.destroy(),
        () => undefined,
      )
      starting.current = null
    },
    [],
  )
  return (act: (swiper: Swiper) => void) => {
    const element = container.current
    if (!element) return
    starting.current ??= load().then(({ createSwiper }) => createSwiper(element, onChange))
    starting.current.then(act, () => {
      starting.current = null
    })
  }
}

/**
 * Pictures side by side with buttons and thumbnails. The strip scrolls without JavaScript; Swiper loads when the
 * visitor hovers, touches or focuses it.
 */
export function Carousel({ label, slides, texts, shown = 0, children }: CarouselProperties) {
  const container = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const hasSeveral = slides.length > 1
  const runOnSwiper = useSwiper(container, setCurrent)
  const run = (act: (swiper: Swiper) => void) => {
    if (hasSeveral) runOnSwiper(act)
  }

  const lastShown = useRef(0)
  useEffect(() => {
    if (shown === lastShown.current) return
    lastShown.current = shown
    run((swiper) => swiper.slideTo(shown))
  })
  const prepare = () => run(() => undefined)
  const show = (index: number) => (event: MouseEvent) => {
    event.preventDefault()
    run((swiper) => swiper.slideTo(index))
  }

  return (
    <div
      className="carousel"
      onPointerEnter={prepare}
      onFocus={() => {
        run(({ keyboard }) => keyboard.enable())
      }}
      onBlur={() => {
        run(({ keyboard }) => keyboard.disable())
      }}
    >
      <div className="carousel__stage">
        <div ref={container} className="carousel__frame">
          {/* A region that scrolls can be reached by keyboard. */}
          <ul
            role="list"
            className="carousel__slides"
            tabIndex={hasSeveral ? 0 : undefined}
            aria-label={label}
          >
            {slides.map(({ id, content }) => (
              <li key={id} id={id} className="carousel__slide">
                {content}
              </li>
            ))}
          </ul>
        </div>
        {children}
        {hasSeveral && (
          <div className="carousel__steps d-flex gap-2">
            <button type="button" className="icon-button" onClick={() => run((swiper) => swiper.slidePrev())}>
              <span className="visually-hidden">{texts.previous}</span>
              <Icon name="arrow" backward />
            </button>
            <button type="button" className="icon-button" onClick={() => run((swiper) => swiper.slideNext())}>
              <span className="visually-hidden">{texts.next}</span>
              <Icon name="arrow" forward />
            </button>
          </div>
        )}
      </div>
      {hasSeveral && (
        <ol role="list" className="carousel__index d-flex gap-3 mt-3">
          {slides.map(({ id, thumbnail, thumbnailLabel }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-label={thumbnailLabel}
                aria-current={index === current || undefined}
                onClick={show(index)}
              >
                {thumbnail}
              </a>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
