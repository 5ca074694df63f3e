import { Subject } from 'rxjs'
import type { SanityClient } from 'sanity'
import { expect, test, vi } from 'vitest'
import { findAddressChanges, redirectOncePublished } from './address-change.ts'

const slug = (current?: string, slugs: Record<string, string> = {}) => ({ slug: { current }, slugs })
const path = (current?: string) => ({ path: { current } })

test('a page that moves has an old and a new address', () => {
  expect(findAddressChanges('page', path('/about'), path('/company'))).toEqual([
    { from: '/about', to: '/company' },
  ])
  expect(findAddressChanges('service', slug('cloud'), slug('cloud-hosting'))).toEqual([
    { from: '/services/cloud', to: '/services/cloud-hosting' },
  ])
})

test('each address of a language that is lost has the new one of its language', () => {
  const before = slug('cloud', { zh: '云', ar: 'سحابة' })
  expect(findAddressChanges('service', before, slug('cloud', { zh: '云服务' }))).toEqual([
    { from: '/services/云', to: '/services/云服务' },
    { from: '/services/سحابة', to: '/services/cloud' },
  ])
})

test.each([
  ['a new page', 'page', null, path('/about')],
  ['an unchanged address', 'service', slug('cloud'), slug('cloud')],
  ['a language with its first address', 'service', slug('cloud'), slug('cloud', { zh: '云' })],
  ['a draft without an address', 'service', slug('cloud'), slug()],
  ['the home page', 'page', path('/'), path('/home')],
  ['the site’s own page', 'page', path('/success'), path('/thank-you')],
  ['a document without a page', 'testimonial', slug('a'), slug('b')],
])('%s needs no redirect', (_, type, published, draft) =>
  expect(findAddressChanges(type, published, draft)).toEqual([]),
)

test('the redirect is added when the new address is published, and once', async () => {
  const create = vi.fn()
  const fetch = () => Promise.resolve([])
  const client = {
    fetch,
    transaction: () => ({ create, commit: () => Promise.resolve() }),
  } as unknown as SanityClient
  const states = new Subject<{ published: ReturnType<typeof path> }>()
  const onAdded = vi.fn()
  const changes = findAddressChanges('page', path('/about'), path('/company'))
  redirectOncePublished(client, 'page', changes, states).subscribe({ complete: onAdded })
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
