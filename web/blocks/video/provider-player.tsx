'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'

interface ProvidedPlayerProperties {
  /** The video's page at the provider, for visitors without JavaScript and for new tabs. */
  page: string
  /** Address of the embedded player. */
  player: string
  name: string
  /** The poster and the label of the play button. */
  children: ReactNode
}

/** A video at a provider: a poster, and the provider's player after a click. */
export function ProviderPlayer({ page, player, name, children }: ProvidedPlayerProperties) {
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
