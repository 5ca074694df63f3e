'use client'

import { useLocale } from 'next-intl'
import { lazy, Suspense, useEffect } from 'react'
import type { SignInModalProperties } from './sign-in-modal.tsx'
import { SIGN_IN_PAGES, signInPagePath } from './sign-in-pages.ts'

function GoToPage({ kind, returnUrl }: SignInModalProperties) {
  const locale = useLocale()
  useEffect(() => {
    location.assign(signInPagePath(SIGN_IN_PAGES[kind], locale, returnUrl))
  }, [kind, locale, returnUrl])
  return null
}

const View = lazy(() =>
  import('./sign-in-modal.tsx').then(
    ({ SignInModal }) => ({ default: SignInModal }),
    () => ({ default: GoToPage }),
  ),
)

/** The sign-in modal, whose code loads when it is first rendered. */
export function LazySignInModal(properties: SignInModalProperties) {
  return (
    <Suspense fallback={null}>
      <View {...properties} />
    </Suspense>
  )
}
