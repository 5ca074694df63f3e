import { expect, test, vi } from 'vitest'
import { storeText } from '#web/lib/stored-text.ts'
import { stubPage } from '#web/lib/stub-page.fixture.ts'

const { stored } = stubPage()
const page = {
  cookie: 'signed-in=1',
  documentElement: { hasAttribute: () => true },
  addEventListener: vi.fn(),
  removeEventListener: vi.fn(),
}
vi.stubGlobal('document', page)

const { keepItemsSynced, waitForSync } = await import('./item-sync.ts')
const { cartStore, syncedStore, wishlistStore } = await import('../state/stores.ts')

const answer = { account: 'a', cart: [{ id: 'lamp', quantity: 1 }], wishlist: [] }

test.each([
  ['takes over the items of the account', 'signed-in=1', 1],
  ['leaves them out after another tab has signed out', 'signed-in=0', undefined],
])('a sync %s', async (_, cookieAfter, lines) => {
  page.cookie = 'signed-in=1'
  for (const key of stored.keys()) storeText(key, null)
  vi.stubGlobal('fetch', () => {
    page.cookie = cookieAfter
    return Promise.resolve(Response.json(answer))
  })
  const stop = keepItemsSynced(vi.fn())
  await waitForSync()
  stop()
  expect(cartStore.read()?.lines.length).toBe(lines)
  expect(syncedStore.read()?.account).toBe(lines && 'a')
})

test('an answer that cannot be read counts as none, so that nobody waits for it or loses items', async () => {
  page.cookie = 'signed-in=1'
  for (const key of stored.keys()) storeText(key, null)
  cartStore.write({ lines: [{ id: 'lamp', quantity: 1 }] })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<title>Sign in to this network</title>')))
  const stop = keepItemsSynced(vi.fn())
  await waitForSync()
  stop()
  expect(cartStore.read()?.lines.length).toBe(1)
  expect(syncedStore.read()?.account).toBeUndefined()
})

test('a sync reports what the full cart and wishlist of the account leave out', async () => {
  page.cookie = 'signed-in=1'
  for (const key of stored.keys()) storeText(key, null)
  const [lamp, chair] = [
    { id: 'lamp', quantity: 1 },
    { id: 'chair', quantity: 2 },
  ]
  cartStore.write({ lines: [lamp, chair] })
  wishlistStore.write({ items: ['desk'] })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)))
  const report = vi.fn()
  const stop = keepItemsSynced(report)
  await waitForSync()
  stop()
  expect(report.mock.calls).toEqual([
    ['cart', ['chair']],
    ['wishlist', ['desk']],
  ])
  expect(cartStore.read()?.lines).toEqual([lamp])
})

test('nothing is sent from a page that was reached after the session has ended', async () => {
  page.cookie = 'signed-in=0'
  const send = vi.fn(() => Promise.resolve(Response.json(answer)))
  vi.stubGlobal('fetch', send)
  const stop = keepItemsSynced(vi.fn())
  await waitForSync()
  stop()
  expect(send).not.toHaveBeenCalled()
})
