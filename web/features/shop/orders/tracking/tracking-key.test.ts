import { expect, test, vi } from 'vitest'

let secret = 'the secret of this site'
vi.mock('#web/env.ts', () => ({
  environment: () => ({ SITE_URL: 'https://www.example.com', SIGNING_SECRET: secret }),
}))
const { isTrackable, parseTrackingKey, trackingKey, trackingUrl } = await import('./tracking-key.ts')

const ID = `order.${'0123456789abcdef'.repeat(2)}`
const OTHER = `order.${'f'.repeat(32)}`

test('a key names its order and no other', () => {
  expect(parseTrackingKey(trackingKey(ID))).toBe(ID)
  const [, signature = ''] = trackingKey(ID).split('.')
  expect(parseTrackingKey(`${OTHER.slice(6)}.${signature}`)).toBeNull()
  for (const forged of ['', '.', ID, ID.slice(6), `${ID.slice(6)}.`, `${trackingKey(ID)}x`])
    expect(parseTrackingKey(forged), forged).toBeNull()
})

test('a key ends with the secret it was signed with', () => {
  const key = trackingKey(ID)
  secret = 'another secret of this site'
  expect(parseTrackingKey(key)).toBeNull()
})

test('the link is localized and holds the key only', () => {
  expect(trackingUrl(ID, 'ar')).toBe(`https://www.example.com/ar/order-tracking?key=${trackingKey(ID)}`)
})

test('a link works for ninety days', () => {
  const order = { placedAt: '2026-01-01T00:00:00Z' }
  expect(isTrackable(order, Date.parse('2026-03-31T23:59:59Z'))).toBe(true)
  expect(isTrackable(order, Date.parse('2026-04-01T00:00:00Z'))).toBe(false)
})
