'use client'

import { useEffect } from 'react'
import { hasSessionEnded } from '#web/lib/signed-in.ts'

/** Reloads a page that was reached without a page load when the session ended. Next keeps former pages, with the customer's data, in the document. */
export function ForgetCustomer() {
  useEffect(() => {
    if (hasSessionEnded()) location.reload()
  }, [])
  return null
}
