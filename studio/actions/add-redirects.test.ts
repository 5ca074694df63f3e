import { Subject } from 'rxjs'
import type { SanityClient } from 'sanity'
import { expect, test, vi } from 'vitest'
import type { Addressed } from '#schemas/validation/address-changes.ts'
import { redirectOncePublished } from './add-redirects.ts'

const path = (current: string) => ({ path: { current } })

test('the redirect is added when the new address is published, and once', async () => {
  const create = vi.fn()
  const fetch = () => Promise.resolve([])
  const client = {
    fetch,
    transaction: () => ({ create, commit: () => Promise.resolve() }),
  } as unknown as SanityClient
  const states = new Subject<{ published: ReturnType<typeof path> }>()
  const onAdded = vi.fn()
  const changes = [{ from: '/about', to: '/company' }]
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

test('redirects wait for all new addresses, and none leads away from one of them', async () => {
  const [create, remove] = [vi.fn(), vi.fn()]
  const fetch = vi.fn<(query: string, params: object) => Promise<string[]>>(() => Promise.resolve(['old']))
  const transaction = {
    create,
    commit: () => Promise.resolve(),
    delete: (id: string) => {
      remove(id)
      return transaction
    },
  }
  const client = { fetch, transaction: () => transaction } as unknown as SanityClient
  const states = new Subject<{ published: Addressed }>()
  const onAdded = vi.fn()
  const changes = [
    { from: '/services/cloud', to: '/services/clouds' },
    { from: '/services/سحابة', to: '/services/سحب' },
  ]
  redirectOncePublished(client, 'service', changes, states).subscribe({ complete: onAdded })
  states.next({ published: { slug: { current: 'clouds' }, slugs: { ar: 'سحابة' } } })
  await Promise.resolve()
  expect(fetch).not.toHaveBeenCalled()
  states.next({ published: { slug: { current: 'clouds' }, slugs: { ar: 'سحب' } } })
  await vi.waitFor(() => expect(onAdded).toHaveBeenCalledOnce())
  expect(fetch.mock.lastCall?.[1]).toEqual({ sources: changes.flatMap(({ from, to }) => [from, to]) })
  expect(remove).toHaveBeenCalledExactlyOnceWith('old')
  expect(create).toHaveBeenCalledTimes(2)
})
