import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubPage } from '#web/lib/stub-page.fixture.ts'
import { THEME_ATTRIBUTE, THEME_STORAGE_KEY } from '#web/lib/theme.ts'
import { readThemeChoice, setThemeChoice, subscribeToTheme } from './theme-store.ts'

/** Stubs the browser APIs that the theme uses. */
function openBrowser({ dark }: { dark: boolean }) {
  const system = Object.assign(new EventTarget(), { matches: dark })
  const { page, stored } = stubPage()
  const attributes = new Map<string, string>()
  vi.stubGlobal('matchMedia', () => system)
  vi.stubGlobal('document', {
    documentElement: { setAttribute: (name: string, value: string) => attributes.set(name, value) },
  })
  return {
    stored,
    shown: () => attributes.get(THEME_ATTRIBUTE),
    turnSystem: (matches: boolean) => {
      system.matches = matches
      system.dispatchEvent(new Event('change'))
    },
    chooseInOtherTab: (choice: string) => {
      stored.set(THEME_STORAGE_KEY, choice)
      page.dispatchEvent(new Event('storage'))
    },
  }
}

describe('the theme of a visitor', () => {
  let browser: ReturnType<typeof openBrowser>
  let changed: ReturnType<typeof vi.fn<() => void>>
  let stop: () => void

  beforeEach(() => {
    browser = openBrowser({ dark: false })
    changed = vi.fn<() => void>()
    stop = subscribeToTheme(changed)
    changed.mockClear()
  })

  afterEach(() => {
    stop()
    vi.unstubAllGlobals()
  })

  it('is stored, applied, and announced to every switch', () => {
    setThemeChoice('dark')
    expect(browser.stored.get(THEME_STORAGE_KEY)).toBe('dark')
    expect(browser.shown()).toBe('dark')
    expect(changed).toHaveBeenCalledTimes(1)
    expect(readThemeChoice()).toBe('dark')
  })

  it('follows the system while it is auto, and only then', () => {
    setThemeChoice('auto')
    browser.turnSystem(true)
    expect(browser.shown()).toBe('dark')
    setThemeChoice('light')
    browser.turnSystem(false)
    browser.turnSystem(true)
    expect(browser.shown()).toBe('light')
  })

  it('follows a choice made in another tab', () => {
    browser.chooseInOtherTab('dark')
    expect(browser.shown()).toBe('dark')
    expect(changed).toHaveBeenCalledTimes(1)
  })

  it('stays chosen on this page without storage', () => {
    vi.stubGlobal('localStorage', {})
    setThemeChoice('dark')
    expect(readThemeChoice()).toBe('dark')
    browser.turnSystem(false)
    expect(browser.shown()).toBe('dark')
    vi.stubGlobal('localStorage', { setItem: () => undefined })
    setThemeChoice('auto')
  })

  it('is auto when an unknown value or nothing is stored', () => {
    browser.stored.set(THEME_STORAGE_KEY, 'sepia')
    expect(readThemeChoice()).toBe('auto')
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied')
      },
    })
    expect(readThemeChoice()).toBe('auto')
  })
})
