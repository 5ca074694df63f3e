'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FallbackLanguage } from '#web/i18n/fallback-language.ts'
import { startTyping } from './type-words.ts'

interface TypedHeadingProperties {
  level: 1 | 2
  /** The headline before the words. */
  children: ReactNode
  words: string[]
  /** Language and direction of the headline, where it is another than that of the page. */
  language: FallbackLanguage
  /** The words as one phrase, for screen readers. */
  spoken: string
  pause: { label: string; icon: ReactNode }
  play: { label: string; icon: ReactNode }
}

/**
 * A headline that ends with words that are typed one after the other. The first is visible from the start, and the space of the longest
 * is reserved. Typing pauses when off-screen and can be stopped with a button, which is not part of the heading.
 */
export function TypedHeading({
  level,
  language,
  children,
  words,
  spoken,
  pause,
  play,
}: TypedHeadingProperties) {
  const live = useRef<HTMLSpanElement>(null)
  const [moves, setMoves] = useState(false)
  const [inSight, setInSight] = useState(false)
  const [paused, setPaused] = useState(false)

  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)')
    const update = () => setMoves(!still.matches && words.length > 1)
    const sight = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? false))
    update()
    still.addEventListener('change', update)
    if (live.current) sight.observe(live.current)
    return () => {
      still.removeEventListener('change', update)
      sight.disconnect()
    }
  }, [words])

  const types = moves && inSight && !paused
  useEffect(() => {
    if (!types || !live.current) return
    return startTyping(live.current, words)
  }, [types, words])

  const control = paused ? play : pause
  const Heading = `h${level}` as const
  return (
    <div className="typed-heading position-relative">
      <Heading className="display" {...language}>
        {children}{' '}
        <span className="typed">
          <span className="visually-hidden">{spoken}</span>
          {words.map((word) => (
            <span key={word} className="typed__space" aria-hidden="true">
              {word}
            </span>
          ))}
          <span aria-hidden="true">
            <span ref={live} className={types ? 'typed__live typed__live--types' : 'typed__live'}>
              {words[0]}
            </span>
          </span>
        </span>
      </Heading>
      {moves && (
        <button type="button" className="icon-button typed__pause" onClick={() => setPaused(!paused)}>
          <span className="visually-hidden">{control.label}</span>
          {control.icon}
        </button>
      )}
    </div>
  )
}
