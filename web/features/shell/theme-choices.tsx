'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import type { ThemeChoice } from '#web/lib/theme.ts'
import { readThemeChoice, setThemeChoice, subscribeToTheme } from './theme-store.ts'

interface ThemeChoicesProperties {
  label: string
  choices: { choice: ThemeChoice; label: string; icon: ReactNode }[]
}

/** The three themes as toggle buttons. */
export function ThemeChoices({ label, choices }: ThemeChoicesProperties) {
  const chosen = useSyncExternalStore(subscribeToTheme, readThemeChoice, () => null)
  return (
    <ul role="list" aria-label={label}>
      {choices.map(({ choice, label: name, icon }) => (
        <li key={choice}>
          <button
            type="button"
            className="menu-link"
            aria-pressed={chosen === choice}
            onClick={() => setThemeChoice(choice)}
          >
            {icon}
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}
