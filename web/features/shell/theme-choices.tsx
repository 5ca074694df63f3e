'use client'

import { useSyncExternalStore, type ReactNode } from 'react'
import type { ThemeChoice } from '#web/lib/theme.ts'
import { choose, followChoice, readChoice } from './theme-store.ts'

interface ThemeChoicesProperties {
  label: string
  choices: { choice: ThemeChoice; label: string; sign: ReactNode }[]
}

/** The three themes as buttons, the chosen one pressed. */
export function ThemeChoices({ label, choices }: ThemeChoicesProperties) {
  const chosen = useSyncExternalStore(followChoice, readChoice, () => null)
  return (
    <ul role="list" aria-label={label}>
      {choices.map(({ choice, label: words, sign }) => (
        <li key={choice}>
          <button
            type="button"
            className="menu-link"
            aria-pressed={chosen === choice}
            onClick={() => {
              choose(choice)
            }}
          >
            {sign}
            {words}
          </button>
        </li>
      ))}
    </ul>
  )
}
