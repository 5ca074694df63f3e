import { expect, test } from 'vitest'
import { findAddressChange } from './address-change.ts'

const slug = (current?: string) => ({ slug: { current } })
const path = (current?: string) => ({ path: { current } })

test('a page that moves has an old and a new address', () => {
  expect(findAddressChange('page', path('/about'), path('/company'))).toEqual({
    from: '/about',
    to: '/company',
  })
  expect(findAddressChange('service', slug('cloud'), slug('cloud-hosting'))).toEqual({
    from: '/services/cloud',
    to: '/services/cloud-hosting',
  })
})

test.each([
  ['a new page', 'page', null, path('/about')],
  ['an unchanged address', 'service', slug('cloud'), slug('cloud')],
  ['a draft without an address', 'service', slug('cloud'), slug()],
  ['the home page', 'page', path('/'), path('/home')],
  ['the site’s own page', 'page', path('/success'), path('/thank-you')],
  ['a document without a page', 'testimonial', slug('a'), slug('b')],
])('%s needs no redirect', (_, type, published, draft) =>
  expect(findAddressChange(type, published, draft)).toBeNull(),
)
