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

test.describe('invalid carts are rejected with a message', () => {
  const hostile: [name: string, body: unknown][] = [
    ['no JSON', '{"locale":'],
    ['nothing', ''],
    ['null', null],
    ['a list', []],
    ['no language', { items: [item] }],
    ['a strange language', { locale: '../en', items: [item] }],
    [
      'a query for a number',
      { locale: 'en', items: [{ ...item, productId: '1030"] | *[_type=="inquiry"' }] },
    ],
    ['a negative quantity', { locale: 'en', items: [{ ...item, quantity: -1 }] }],
    ['half a piece', { locale: 'en', items: [{ ...item, quantity: 0.5 }] }],
    ['fifty-one lines', { locale: 'en', items: Array.from({ length: 51 }, () => item) }],
    ['keys of every object', '{"locale":"en","items":[{"__proto__":{"productId":"1030","quantity":1}}]}'],
  ]
  for (const [name, sent] of hostile) {
    test(name, async () => {
      const { status, body } = await ask(sent)
      expect(status).toBe(422)
      expect(JSON.parse(body)).toMatchObject({ error: 'invalid' })
    })
  }

  test('more lines than a cart may have', async () => {
    const { status, body } = await ask(`{"locale":"en","items":[],"more":"${'x'.repeat(20_000)}"}`)
    expect(status).toBe(413)
    expect(JSON.parse(body)).toMatchObject({ error: 'tooLarge' })
  })

  test('another method', async () => {
    expect((await visit('/api/cart')).status).toBe(405)
  })
})

test('too many requests are rate limited per connection', async () => {
  const address = ownAddress()
  const answers = []
  for (let round = 0; round < 125; round++) {
    answers.push(await ask({ locale: 'en', items: [] }, address))
  }
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask({ locale: 'en', items: [] })).status).toBe(200)
})
