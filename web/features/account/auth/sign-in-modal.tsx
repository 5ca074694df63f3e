'use client'

import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import { Modal } from '#web/ui/modals/modal.tsx'
import { loadSignInContent } from './actions.ts'
import type { SignInContent } from './sign-in-content.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SIGN_IN_PAGES, type SignInKind, signInPagePath } from './sign-in-pages.ts'

/** The form of the modal, and what it reports. */
export interface SignInModalProperties {
  /** The form that is shown first. */
  kind: SignInKind
  /** Where the form's page continues after signing in, if the modal fails to load. */
  returnUrl?: string
  onSignedIn: () => void
  onDismiss: () => void
}

/** The sign-in or sign-up form in a modal, with empty fields. If its content cannot be loaded, the browser goes to the form's page. */
export function SignInModal(properties: SignInModalProperties) {
  const { returnUrl, onSignedIn, onDismiss } = properties
  const locale = useLocale()
  const [kind, setKind] = useState(properties.kind)
  const [content, setContent] = useState<SignInContent | null>(null)
  const [isSending, setSending] = useState(false)

  useEffect(() => {
    let isWanted = true
    loadSignInContent({ kind, locale }).then(
      (loaded) => {
        if (isWanted) setContent(loaded)
      },
      () => location.assign(signInPagePath(SIGN_IN_PAGES[kind], locale, returnUrl)),
    )
    return () => {
      isWanted = false
    }
  }, [kind, locale, returnUrl])

  if (!content) return null
  return (
    // A request may still start a session, so that the modal stays open until it is answered.
    <Modal
      title={content.texts.title}
      closeLabel={content.texts.close}
      isLocked={isSending}
      onDismiss={onDismiss}
    >
      <SignInForm
        key={content.kind}
        content={content}
        modal={{
          onSending: setSending,
          onSignedIn,
          onDismiss,
          onOther: () => setKind(content.kind === 'signIn' ? 'signUp' : 'signIn'),
        }}
      />
    </Modal>
  )
}
