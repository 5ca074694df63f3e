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
const { cartStore, syncedStore } = await import('../state/stores.ts')

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
  const stop = keepItemsSynced()
  await waitForSync()
  stop()
  expect(cartStore.read()?.lines.length).toBe(lines)
  expect(syncedStore.read()?.account).toBe(lines && 'a')
})
