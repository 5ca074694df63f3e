'use client'

import { useEffect, useRef } from 'react'

/** Loads the script of the surrounding form when the form gets the focus. */
export function EnhanceForm() {
  const marker = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const form = marker.current?.closest('form')
    if (!form) return
    const enhance = () => {
      void import('./browser/sign-in-form.ts').then(({ enhanceForm }) => {
        enhanceForm(form)
      })
    }
    if (form.contains(document.activeElement)) enhance()
    form.addEventListener('focusin', enhance, { once: true })
    return () => {
      form.removeEventListener('focusin', enhance)
    }
  }, [])

  return <span ref={marker} hidden />
}
