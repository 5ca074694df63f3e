import { expect, test } from '@playwright/test'
import { ownAddress } from '../support/unique.ts'
import { visit } from '../support/visitor.ts'

const ask = (body: unknown, headers: Record<string, string> = {}) =>
  visit('/api/cart', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...ownAddress(), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const item = { productId: '1030', quantity: 1 }

test('a cart gets the shop’s data in its order and in the language of the page', async () => {
  const { status, body, headers } = await ask({
    locale: 'ar',
    items: [{ productId: 'nothing-of-ours', quantity: 1 }, item, { productId: '1030', quantity: 99 }],
  })
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  const answer = JSON.parse(body) as { lines: { state: string; product: Record<string, unknown> | null }[] }
  expect(answer.lines.map(({ state }) => state)).toEqual(['vanished', 'ok', 'limit'])
  expect(answer.lines[1]?.product).toMatchObject({
    price: 21_500,
    currency: 'USD',
    sale: { kind: 'percent', percent: 20 },
    taxClass: 'standard',
    title: expect.stringMatching(/\p{Script=Arabic}/u),
    href: '/shop/single/1030',
  })
})

test('prices from the browser are ignored, and file names of products are not revealed', async () => {
  const { body } = await ask({ locale: 'en', items: [{ ...item, price: 1, currency: 'JPY' }], payable: 1 })
  expect(JSON.parse(body)).toMatchObject({ lines: [{ product: { price: 21_500, currency: 'USD' } }] })
  expect(body).not.toMatch(/"file"|_ref|_id/)
})

test('an invalid or too large cart is rejected with a message', async () => {
  const answers = [
    [422, 'invalid', '{"locale":'],
    [422, 'invalid', '{"locale":"en","items":[{"__proto__":{"productId":"1030","quantity":1}}]}'],
    [413, 'tooLarge', `{"locale":"en","items":[],"more":"${'x'.repeat(20_000)}"}`],
  ] as const
  for (const [status, error, sent] of answers) {
    const answer = await ask(sent)
    expect(answer.status, sent.slice(0, 30)).toBe(status)
    expect(JSON.parse(answer.body)).toMatchObject({ error })
  }
  expect((await visit('/api/cart')).status).toBe(405)
})
