'use client'

import { useState, type MouseEvent, type ReactNode } from 'react'

interface ProvidedPlayerProperties {
  /** Where the provider itself shows the film: followed without script, and in a tab of its own. */
  page: string
  /** Address of the frame that plays it. */
  player: string
  name: string
  /** The still picture and what it says of playing. */
  children: ReactNode
}

/** A film at a provider: a still picture until it is pressed, and only then a frame of that provider. */
export function ProvidedPlayer({ page, player, name, children }: ProvidedPlayerProperties) {
  const [plays, setPlays] = useState(false)
  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setPlays(true)
  }
  if (!plays) {
    return (
      <a className="video video--provided" href={page} rel="noopener" onClick={play}>
        {children}
      </a>
    )
  }
  return (
    <iframe
      className="video"
      src={player}
      title={name}
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      ref={(frame) => frame?.focus()}
    />
  )
}
