'use client'

import { useEffect, useRef } from 'react'

/** Lets the form around it be sent by script, once somebody puts the cursor into it. */
export function FormStarter() {
  const place = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const begin = () => {
      void import('#web/services/identity/browser/form.ts').then(({ takeOver }) => {
        takeOver(form)
      })
    }
    if (form.contains(document.activeElement)) begin()
    form.addEventListener('focusin', begin, { once: true })
    return () => {
      form.removeEventListener('focusin', begin)
    }
  }, [])

  return <span ref={place} hidden />
}
