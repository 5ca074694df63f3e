import { expect, test, vi } from 'vitest'

vi.hoisted(() => {
  Object.assign(process.env, {
    SITE_URL: 'http://localhost:3000',
    STUDIO_URL: 'http://localhost:3333',
    SANITY_PROJECT_ID: 'meridian',
    SANITY_DATASET: 'production',
    SANITY_API_READ_TOKEN: 'a-token-of-the-viewer',
    SANITY_API_WRITE_TOKEN: 'a-token-of-an-editor',
    RESEND_API_KEY: 're_key_of_the_mail_service',
    MAIL_FROM: 'Meridian <website@meridian.example>',
    FIREBASE_PROJECT_ID: 'demo-meridian',
    FIREBASE_API_KEY: 'emulated',
    FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099',
    STRIPE_SECRET_KEY: 'sk_test_key_of_an_account',
    STRIPE_WEBHOOK_SECRET: 'whsec_secret_of_an_endpoint',
    REVALIDATE_SECRET: 'a-secret-nobody-guesses',
  })
})

const { parseIntegrationCard, parsePlan } = await import('./cards.ts')

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
