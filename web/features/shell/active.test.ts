import { describe, expect, it } from 'vitest'
import { branchIsActive, linkActivity, pathsWithin } from './active.ts'
import type { MenuItem } from './types.ts'

const item = (href: string | null, children: MenuItem[] = []): MenuItem => ({
  key: href ?? 'group',
  label: href ?? 'Group',
  link: href ? { href, external: href.startsWith('http'), newTab: false, isDocument: false } : null,
  badge: null,
  icon: null,
  children,
})

describe('the active entry of a menu', () => {
  it('marks the page itself and the pages above it', () => {
    expect(linkActivity('/shop', '/shop')).toBe('page')
    expect(linkActivity('/shop', '/shop/single/1030')).toBe('parent')
    expect(linkActivity('/shop', '/shopping')).toBe('none')
  })

  it('does not take the home page for the parent of everything', () => {
    expect(linkActivity('/', '/')).toBe('page')
    expect(linkActivity('/', '/contact')).toBe('none')
  })

  it('ignores queries, and never marks anchors or other sites', () => {
    expect(linkActivity('/blog?tag=cloud', '/blog')).toBe('page')
    expect(linkActivity('/#services', '/')).toBe('none')
    expect(linkActivity('https://docs.example.org/', '/')).toBe('none')
  })

  it('opens the trail to a page deep in a branch', () => {
    const branch = item(null, [item('/about/v1'), item(null, [item('/career')])])
    expect(branchIsActive(pathsWithin(branch), '/career/engineer')).toBe(true)
    expect(branchIsActive(pathsWithin(branch), '/contact')).toBe(false)
  })
})
