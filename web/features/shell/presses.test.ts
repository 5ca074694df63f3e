import { describe, expect, it } from 'vitest'
import { leavesPage, showsPage, type Press } from './presses.ts'

const here = 'https://example.org/en/contact?from=menu'
const press = (href: string, more: Partial<Press> = {}): Press => ({
  href,
  target: '',
  download: false,
  plain: true,
  ...more,
})

describe('the start of a navigation', () => {
  it('is a plain press on a link to another page of the site', () => {
    expect(leavesPage(press('https://example.org/en'), here)).toBe(true)
    expect(leavesPage(press('https://example.org/en/contact?from=footer'), here)).toBe(true)
  })

  it('is not an anchor on the same page', () => {
    expect(leavesPage(press(`${here}#form`), here)).toBe(false)
  })

  it('is not what opens elsewhere: another site, another tab, a download, a modified press', () => {
    expect(leavesPage(press('https://example.com/'), here)).toBe(false)
    expect(leavesPage(press('mailto:office@example.org'), here)).toBe(false)
    expect(leavesPage(press('https://example.org/en', { target: '_blank' }), here)).toBe(false)
    expect(leavesPage(press('https://example.org/en', { download: true }), here)).toBe(false)
    expect(leavesPage(press('https://example.org/en', { plain: false }), here)).toBe(false)
  })
})

describe('a page is shown', () => {
  it('by a press on a link to another one, and to the same one once more', () => {
    expect(showsPage(press('https://example.org/en#about'), here)).toBe(true)
    expect(showsPage(press(here), here)).toBe(true)
  })

  it('not by a jump within it, and not by what opens elsewhere', () => {
    expect(showsPage(press(`${here}#form`), here)).toBe(false)
    expect(showsPage(press('https://example.com/'), here)).toBe(false)
    expect(showsPage(press(here, { plain: false }), here)).toBe(false)
  })
})
