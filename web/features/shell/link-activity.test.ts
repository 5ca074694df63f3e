import { describe, expect, it } from 'vitest'
import { findActiveLink } from './link-activity.ts'

const SITE = 'https://meridian.example'

/** Paths of a menu in order, with their depths. */
const MENU: [path: string, depth: number][] = [
  ['/en', 0],
  ['/en/services/v1', 2],
  ['/en/services/v2', 2],
  ['/en/blog/grid?tag=cloud', 2],
  ['/en/shop', 2],
  ['/en/shop/grid', 2],
  ['/en/portfolio/masonry', 2],
  ['/en/customer/stories', 2],
  ['/en/help/center', 2],
  ['/en/auth/sign-up', 2],
  ['/en/shop', 0],
  ['/en/contact#form', 0],
]

/** The active path of the menu, its place, and its `aria-current` value. */
function active(path: string) {
  const links = MENU.map(([href, depth]) => ({ link: `${href} ${depth}`, href: SITE + href, depth }))
  const found = findActiveLink(links, SITE + path, '/en')
  return found && `${found.link} ${found.current}`
}

describe('the active link of a menu', () => {
  it.each([
    ['is the page itself', '/en/shop/grid', '/en/shop/grid 2 page'],
    ['is the highest of several to the page', '/en/shop', '/en/shop 0 page'],
    ['is the closest page above', '/en/shop/single/1030', '/en/shop 0 true'],
    ['is the list page above a numbered one', '/en/shop/grid/page/2', '/en/shop/grid 2 true'],
    ['ignores queries', '/en/blog/grid', '/en/blog/grid?tag=cloud 2 page'],
    ['is the list of a service', '/en/services/cybersecurity', '/en/services/v1 2 true'],
    ['is the list of a post', '/en/blog/what-a-backup-is-worth', '/en/blog/grid?tag=cloud 2 true'],
    ['is the list of a case study', '/en/portfolio/port', '/en/portfolio/masonry 2 true'],
    ['is the list of a customer story', '/en/customer/clinic', '/en/customer/stories 2 true'],
    ['is the list of a help article', '/en/help/support/open-a-ticket', '/en/help/center 2 true'],
    ['is the home page itself', '/en', '/en 0 page'],
  ])('%s', (_, path, expected) => {
    expect(active(path)).toBe(expected)
  })

  it.each(['/en/shopping', '/en/contact', '/en/auth/email-link', '/en/search'])(
    'does not exist on %s',
    (path) => {
      expect(active(path)).toBeNull()
    },
  )

  it('does not lead to another site', () => {
    const links = [{ link: 1, href: 'https://docs.example.org/en', depth: 0 }]
    expect(findActiveLink(links, `${SITE}/en`, '/en')).toBeNull()
  })
})
