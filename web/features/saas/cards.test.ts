import { expect, test } from 'vitest'
import { parseIntegrationCard, parsePlan } from './cards.ts'

const plan = { id: 'plan', name: 'Managed', currency: 'GBP', monthlyPrice: 190_000, yearlyPrice: 168_000 }

test('a plan has a price when both prices and their currency are there', () => {
  expect(parsePlan.parse(plan).price).toEqual({ currency: 'GBP', monthly: 190_000, yearly: 168_000 })
  expect(parsePlan.parse({ ...plan, monthlyPrice: 0, yearlyPrice: 0 }).price?.monthly).toBe(0)
})

test.each([
  ['a price is missing', { yearlyPrice: null }],
  ['a price is no whole amount', { monthlyPrice: 49.5 }],
  ['a price is below nothing', { monthlyPrice: -1 }],
  ['the currency is unknown', { currency: 'XTS' }],
])('where %s, it asks people to talk', (_, change) => {
  expect(parsePlan.parse({ ...plan, ...change }).price).toBeNull()
})

test('an integration needs a title and an address; what is wrong besides leaves a gap', () => {
  const card = { id: 'i', title: 'Git', category: 'unknown', href: { type: 'integration', address: 'git' } }
  expect(parseIntegrationCard.parse(card)).toMatchObject({
    category: 'development',
    logo: null,
    href: '/saas/integrations/git',
  })
  expect(parseIntegrationCard.safeParse({ ...card, href: null }).success).toBe(false)
  expect(parseIntegrationCard.safeParse({ ...card, title: '' }).success).toBe(false)
})
