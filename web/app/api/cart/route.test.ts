import { beforeEach, expect, test, vi } from 'vitest'
import { POST } from './route.ts'

const { checkCart, currentCustomer } = vi.hoisted(() => ({ checkCart: vi.fn(), currentCustomer: vi.fn() }))
vi.mock('#web/features/account/session/session.ts', () => ({ currentCustomer }))
vi.mock('#web/features/shop/cart/queries.ts', () => ({ checkCart }))

let client = 0

/** Sends carts from one client, one after the other; returns the responses. */
async function sendAll(count: number, codes: string[] = []): Promise<Response[]> {
  client += 1
  const responses: Response[] = []
  for (let index = 0; index < count; index += 1) {
    const request = new Request('http://localhost:3000/api/cart', {
      method: 'POST',
      headers: { 'x-forwarded-for': `203.0.113.${client}` },
      body: JSON.stringify({ locale: 'en', items: [], codes }),
    })
    responses.push(await POST(request))
  }
  return responses
}

const send = async (count: number, codes?: string[]): Promise<number[]> =>
  (await sendAll(count, codes)).map(({ status }) => status)

beforeEach(() => {
  checkCart.mockReset().mockResolvedValue({})
  currentCustomer.mockReset().mockResolvedValue(null)
})

test('ASVS 2.4.1: after sixty carts with codes no further code is looked up', async () => {
  expect(await send(61, ['TEN-PERCENT'])).toEqual(Array<number>(61).fill(200))
  const tried = checkCart.mock.calls.map(
    ([, owner]) => (owner as { hasTriedTooMany: boolean }).hasTriedTooMany,
  )
  expect(tried).toEqual([...Array<boolean>(60).fill(false), true])
})

test('ASVS 2.4.1: a client sends 120 carts a minute at most, and learns when to go on', async () => {
  const last = (await sendAll(121)).slice(-2)
  expect(last.map(({ status }) => status)).toEqual([200, 429])
  expect(Number(last[1]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await send(1)).toEqual([200])
})

test('discounts of a cart are those of its signed-in customer, and an outage of accounts is no error', async () => {
  currentCustomer.mockResolvedValueOnce({ uid: 'mary' })
  await send(1)
  expect(checkCart.mock.lastCall?.[1]).toEqual({ uid: 'mary', hasTriedTooMany: false })
  currentCustomer.mockRejectedValueOnce(new Error('away'))
  expect(await send(1)).toEqual([200])
  expect(checkCart.mock.lastCall?.[1]).toEqual({ uid: '', hasTriedTooMany: false })
})
