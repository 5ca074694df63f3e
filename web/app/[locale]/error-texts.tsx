'use client'

import { createContext, type ReactNode } from 'react'

/** What the error page says, in the language of the page. */
export interface ErrorTexts {
  title: string
  text: string
  tryAgain: string
}

/**
 * The error page is drawn in the browser. It gets its few texts this way, so that no page has to load all texts and
 * the code that formats them.
 */
export const ErrorTextsContext = createContext<ErrorTexts | null>(null)

/** Hands the error page its texts. */
export function ErrorTextsProvider({ texts, children }: { texts: ErrorTexts; children: ReactNode }) {
  return <ErrorTextsContext value={texts}>{children}</ErrorTextsContext>
}
