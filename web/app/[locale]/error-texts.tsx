'use client'

import { createContext, type ReactNode } from 'react'

/** The texts of the error page, in the page's language. */
interface ErrorTexts {
  title: string
  text: string
  tryAgain: string
}

/** The error page is rendered in the browser. It gets its few texts through this context, so that no page loads all messages. */
export const ErrorTextsContext = createContext<ErrorTexts | null>(null)

/** Provides the texts of the error page. */
export function ErrorTextsProvider({ texts, children }: { texts: ErrorTexts; children: ReactNode }) {
  return <ErrorTextsContext value={texts}>{children}</ErrorTextsContext>
}
