'use client'

import type { MouseEvent, ReactNode } from 'react'

/**
 * Opens the pictures inside it in their dialog. What does so is fetched with the first press; until then, and without
 * it, each picture is a plain link to its file.
 */
export function LightboxFrame({ children }: { children: ReactNode }) {
  const open = (event: MouseEvent<HTMLDivElement>) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-picture]')
    const dialog = event.currentTarget.querySelector('dialog')
    if (!link || !dialog || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    import('./lightbox.ts').then(
      ({ openLightbox }) => {
        openLightbox(dialog, link.dataset.picture ?? '')
      },
      () => {
        location.assign(link.href)
      },
    )
  }
  return <div onClick={open}>{children}</div>
}
