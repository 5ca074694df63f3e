import { describe, expect, it } from 'vitest'
import { linkActivity } from './active.ts'

const SITE = 'https://meridian.example'
const activity = (href: string, path: string) => linkActivity(SITE + href, SITE + path, '/en')

describe('the active entry of a menu', () => {
  it('marks the page itself and the pages above it', () => {
    expect(activity('/en/shop', '/en/shop')).toBe('page')
    expect(activity('/en/shop', '/en/shop/single/1030')).toBe('true')
    expect(activity('/en/shop', '/en/shopping')).toBeNull()
  })

  it('does not take the home page for the parent of everything', () => {
    expect(activity('/en', '/en')).toBe('page')
    expect(activity('/en', '/en/contact')).toBeNull()
  })

  it('ignores queries, and never marks anchors or other sites', () => {
    expect(activity('/en/blog?tag=cloud', '/en/blog')).toBe('page')
    expect(activity('/en#services', '/en')).toBeNull()
    expect(linkActivity('https://docs.example.org/en', `${SITE}/en`, '/en')).toBeNull()
  })
})
