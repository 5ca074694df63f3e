'use client'

import { useLocale } from 'next-intl'
import { type ComponentProps, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { LazySignInModal } from './auth/lazy-sign-in-modal.tsx'
import { SIGN_IN_PAGES, type SignInKind, signInPagePath } from './auth/sign-in-pages.ts'

interface SignInLinkProperties extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  kind: SignInKind
}

/** A link to a sign-in page that opens the page's form in a modal instead. Without JavaScript it leads to the page. */
export function SignInLink({ kind, children, ...properties }: SignInLinkProperties) {
  const locale = useLocale()
  const link = useRef<HTMLAnchorElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <a
        {...properties}
        ref={link}
        href={signInPagePath(SIGN_IN_PAGES[kind], locale)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children}
      </a>
      {isOpen && (
        <LazySignInModal
          kind={kind}
          onDismiss={() => setOpen(false)}
          onSignedIn={() => {
            flushSync(() => setOpen(false))
            // The link that opened the modal may be hidden now that the visitor is signed in.
            if (link.current?.offsetParent === null)
              document.querySelector<HTMLElement>('[data-account-link]')?.focus()
          }}
        />
      )}
    </>
  )
}
