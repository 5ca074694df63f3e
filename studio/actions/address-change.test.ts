import { Subject } from 'rxjs'
import type { SanityClient } from 'sanity'
import { expect, test, vi } from 'vitest'
import { findAddressChange, redirectOncePublished } from './address-change.ts'

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

test('the redirect is added when the new address is published, and once', async () => {
  const create = vi.fn(() => ({ commit: () => Promise.resolve() }))
  const fetch = () => Promise.resolve([])
  const client = { fetch, transaction: () => ({ create }) } as unknown as SanityClient
  const states = new Subject<{ published: ReturnType<typeof path> }>()
  const onAdded = vi.fn()
  const change = { from: '/about', to: '/company' }
  redirectOncePublished(client, 'page', change, states).subscribe({ complete: onAdded })
  states.next({ published: path('/about') })
  await Promise.resolve()
  expect(create).not.toHaveBeenCalled()
  states.next({ published: path('/company') })
  states.next({ published: path('/company') })
  await vi.waitFor(() => expect(onAdded).toHaveBeenCalledOnce())
  expect(create).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ source: '/about', destination: '/company' }),
  )
})
