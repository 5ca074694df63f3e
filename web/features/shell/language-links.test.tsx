import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { LanguageLinks } from './language-links.tsx'

const pathname = vi.hoisted(() => ({ current: '' }))
vi.mock('next/navigation', () => ({ usePathname: () => pathname.current }))

test.each([
  ['a page', '/en/contact', ['/zh/contact', '/en/contact', '/ar/contact']],
  ['a page that is missing', '/en/services/-', ['/zh', '/en', '/ar']],
])('the languages of %s have addresses that exist', (_page, path, addresses) => {
  pathname.current = path
  const html = renderToStaticMarkup(<LanguageLinks current="en" />)
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(addresses)
})
