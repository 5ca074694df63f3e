'use client'

import type { ComponentProps } from 'react'

/** A link to a sign-in page that opens the page's form in a modal instead. Without JavaScript it leads to the page. */
export function SignInLink({ href, children, ...properties }: ComponentProps<'a'>) {
  return (
    <a
      {...properties}
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        const link = event.currentTarget
        void import('./auth/browser/sign-in-modal.ts')
          .then(({ openSignIn }) => openSignIn(link.href))
          .then(
            () => {
              // The link that opened the modal may be hidden now that the visitor is signed in.
              if (link.offsetParent === null)
                document.querySelector<HTMLElement>('[data-account-link]')?.focus()
            },
            () => undefined,
          )
      }}
    >
      {children}
    </a>
  )
}
