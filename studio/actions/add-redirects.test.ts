import { Subject } from 'rxjs'
import type { SanityClient } from 'sanity'
import { expect, test, vi } from 'vitest'
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
