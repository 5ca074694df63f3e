import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { parseThemeChoice, resolveTheme, THEME_STORAGE_KEY, themeScript } from './theme.ts'

/** Runs the script as a browser would and returns the shown and the stored theme. */
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
    expect(resolveTheme(stored, systemIsDark)).toBe(shown)
  })

  test('is the system’s, and is stored, when nothing valid is stored', () => {
    expect(runScript(null, true)).toEqual({ shown: 'dark', stored: 'dark' })
    expect(runScript('sepia', false)).toEqual({ shown: 'light', stored: 'light' })
  })

  test('is the system’s when storage is not available', () => {
    expect(runScript(null, true, false).shown).toBe('dark')
  })
})

test('an unknown choice is ignored', () => {
  expect([parseThemeChoice('auto'), parseThemeChoice('sepia'), parseThemeChoice(null)]).toEqual([
    'auto',
    null,
    null,
  ])
})
