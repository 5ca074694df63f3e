'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { startTyping } from './typist.ts'
import { shouldType } from './typing.ts'

interface TypedWordsProperties {
  words: string[]
  /** The same words as one phrase, for those who hear the page. */
  spoken: string
  pause: { label: string; sign: ReactNode }
  play: { label: string; sign: ReactNode }
}

/**
 * Words typed in turn. The first stands on the page from the start, all of them hold its room, and assistive technology
 * gets the phrase instead. Typing rests while out of sight and can be stopped by its button.
 */
export function TypedWords({ words, spoken, pause, play }: TypedWordsProperties) {
  const live = useRef<HTMLSpanElement>(null)
  const [moves, setMoves] = useState(false)
  const [inSight, setInSight] = useState(false)
  const [paused, setPaused] = useState(false)

  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)')
    const update = () => {
      setMoves(shouldType(words, still.matches))
    }
    const sight = new IntersectionObserver(([entry]) => {
      setInSight(entry?.isIntersecting ?? false)
    })
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
  return (
    <span className="typed">
      <span className="visually-hidden">{spoken}</span>
      {words.map((word) => (
        <span key={word} className="typed__room" aria-hidden="true">
          {word}
        </span>
      ))}
      <span aria-hidden="true">
        <span ref={live} className={types ? 'typed__live typed__live--types' : 'typed__live'}>
          {words[0]}
        </span>
      </span>
      {moves && (
        <button
          type="button"
          className="icon-button typed__pause"
          onClick={() => {
            setPaused(!paused)
          }}
        >
          <span className="visually-hidden">{control.label}</span>
          {control.sign}
        </button>
      )}
    </span>
  )
}
