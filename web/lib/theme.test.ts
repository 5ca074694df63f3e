import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { parseThemeChoice, shownTheme, THEME_STORAGE_KEY, themeScript } from './theme.ts'

/** Runs the script as a browser would, and tells what it showed and stored. */
function runScript(stored: string | null, systemIsDark: boolean, storageWorks = true) {
  const storage = new Map(stored === null ? [] : [[THEME_STORAGE_KEY, stored]])
  const attributes = new Map<string, string>()
  const check = () => {
    if (!storageWorks) throw new Error('denied')
  }
  runInNewContext(themeScript, {
    matchMedia: () => ({ matches: systemIsDark }),
    document: {
      documentElement: { setAttribute: (name: string, value: string) => attributes.set(name, value) },
    },
    localStorage: {
      getItem: (key: string) => (check(), storage.get(key) ?? null),
      setItem: (key: string, value: string) => (check(), storage.set(key, value)),
    },
  })
  return { shown: attributes.get('data-bs-theme'), stored: storage.get(THEME_STORAGE_KEY) }
}

describe('the theme before the first paint', () => {
  test.each([
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['auto', true, 'dark'],
    ['auto', false, 'light'],
  ] as const)('stored %s, system dark: %s, shows %s', (stored, systemIsDark, shown) => {
    expect(runScript(stored, systemIsDark)).toEqual({ shown, stored })
    expect(shownTheme(stored, systemIsDark)).toBe(shown)
  })

  test('follows the system and keeps it when nothing, or nonsense, is stored', () => {
    expect(runScript(null, true)).toEqual({ shown: 'dark', stored: 'dark' })
    expect(runScript('sepia', false)).toEqual({ shown: 'light', stored: 'light' })
  })

  test('shows the system’s theme where nothing may be stored', () => {
    expect(runScript(null, true, false).shown).toBe('dark')
  })
})

test('an unknown choice is none', () => {
  expect([parseThemeChoice('auto'), parseThemeChoice('sepia'), parseThemeChoice(null)]).toEqual([
    'auto',
    null,
    null,
  ])
})
