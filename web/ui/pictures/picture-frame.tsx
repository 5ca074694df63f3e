'use client'

import type { MouseEvent, ReactNode, SyntheticEvent } from 'react'

const load = () => import('./carousel.ts')

/**
 * Opens the pictures inside it in their dialog, and lets the buttons and small pictures of a carousel lead from one to the
 * next. What does so is fetched when a pointer or the focus comes near; without it, pictures are plain links to their
 * files, and the carousel is scrolled.
 */
export function PictureFrame({ className, children }: { className?: string; children: ReactNode }) {
  const prepare = ({ currentTarget: frame }: SyntheticEvent) => {
    // What cannot be fetched now is asked for again with the press.
    load().then(
      ({ follow }) => {
        follow(frame)
      },
      () => undefined,
    )
  }
  const act = (event: MouseEvent<HTMLDivElement>) => {
    const { currentTarget: frame, target } = event
    const pressed = (target as Element).closest<HTMLElement>('a[data-picture],[data-leaf],[data-show]')
    if (!pressed || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    load().then(
      ({ press }) => {
        press(frame, pressed)
      },
      () => {
        if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href)
      },
    )
  }
  return (
    <div className={className} onPointerEnter={prepare} onFocus={prepare} onClick={act}>
      {children}
    </div>
  )
}
