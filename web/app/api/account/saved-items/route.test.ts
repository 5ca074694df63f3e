import { expect, test, vi } from 'vitest'
import { success } from '#web/lib/result.ts'

const CUSTOMER = { uid: 'u', email: 'nadia@client.example' }
const CHANGES = { account: null, set: [], removed: [], wished: ['1030'], unwished: [] }
vi.mock('#web/features/account/session/session.ts', () => ({
  authenticateRequest: () => Promise.resolve(success(CUSTOMER)),
}))
vi.mock('#web/features/shop/cart/queries.ts', () => ({
  getShopSettings: () => Promise.resolve({ detailLimit: 3 }),
}))
const saveItems = vi.fn<() => Promise<unknown>>()
vi.mock('#web/features/account/saved-items/save-items.ts', () => ({ saveItems }))
const { POST } = await import('./route.ts')

const send = (body: object = CHANGES) =>
  POST(
    new Request('http://localhost:3000/api/account/saved-items', {
      method: 'POST',
      body: JSON.stringify(body),
    }),
  )

test('responds with the items of the account, uncached', async () => {
  const items = { account: 'a', cart: [{ id: '10011', quantity: 2 }], wishlist: ['1030'] }
  saveItems.mockResolvedValueOnce(items)
  const response = await send()
  expect(saveItems).toHaveBeenCalledWith(CUSTOMER, CHANGES, 3)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual(items)
})

test('refuses another body', async () => {
  expect((await send({ items: ['1030'] })).status).toBe(422)
})

test('during an outage it says when to try again', async () => {
  saveItems.mockRejectedValueOnce(new Error('The lake does not respond.'))
  const response = await send()
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await response.json()).toMatchObject({ error: 'unavailable' })
})
