'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { retryImport } from '#web/lib/retry-import.ts'
import type { SuggestionTexts } from './kinds.ts'

const Suggestions = lazy(() => retryImport(() => import('./suggestions.tsx')))

/** Loads the suggestions when the input is focused, and focuses the input when its menu opens. */
export function LazySuggestions(properties: { texts: SuggestionTexts }) {
  const place = useRef<HTMLDivElement>(null)
  const [input, setInput] = useState<HTMLInputElement | null>(null)

  useEffect(() => {
    const form = place.current?.closest('form')
    const field = form?.querySelector('input') ?? null
    const menu = form?.closest('details')
    const begin = () => setInput(field)
    const opened = () => {
      if (menu?.open) field?.focus()
    }
    if (document.activeElement === field) begin()
    // The menu was opened before this script ran.
    if (menu?.contains(document.activeElement)) opened()
    field?.addEventListener('focus', begin)
    menu?.addEventListener('toggle', opened)
    return () => {
      field?.removeEventListener('focus', begin)
      menu?.removeEventListener('toggle', opened)
    }
  }, [])

  return (
    <div ref={place} className="search__suggestions">
      {input && (
        <Suspense>
          <Suggestions input={input} {...properties} />
        </Suspense>
      )}
    </div>
  )
}
