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

const { parsePage } = await import('./query.ts')
const { BLOCK_TYPES } = await import('#schemas/shared/block-types.ts')

const page = {
  id: 'page-home',
  paths: { type: 'page', addresses: { zh: '/', en: '/', ar: '/' } },
  path: '/',
  title: 'Home',
  seo: null,
  blocks: null,
}

/** A block of which an editor has filled in nothing but what its title needs. */
const bareBlock = (type: string) => ({
  type,
  key: type,
  anchor: null,
  heading: 'Heading',
  headline: 'Headline',
  date: '2027-03-01T09:00:00Z',
})

test('every block that Studio offers can be read', () => {
  const { blocks } = parsePage.parse({ ...page, blocks: BLOCK_TYPES.map(bareBlock) })
  expect(blocks.map(({ type }) => type)).toEqual([...BLOCK_TYPES])
})

test('unfinished and unknown blocks leave a gap, not an error', () => {
  const { blocks } = parsePage.parse({
    ...page,
    blocks: [
      { ...bareBlock('heroBlock'), headline: null },
      bareBlock('mysteryBlock'),
      null,
      bareBlock('aboutBlock'),
    ],
  })
  expect(blocks.map(({ type }) => type)).toEqual(['aboutBlock'])
})

test('a grid leaves out services that are not published or have no address', () => {
  const service = { id: 'a', title: 'Security', summary: null, icon: 'unknown' }
  const href = { type: 'service', address: 'security' }
  const { blocks } = parsePage.parse({
    ...page,
    blocks: [
      {
        ...bareBlock('servicesGridBlock'),
        services: [null, { ...service, href: null }, { ...service, href }],
      },
    ],
  })
  expect(blocks[0]).toMatchObject({
    services: [{ id: 'a', icon: 'consulting', href: '/services/security' }],
  })
})

test.each([null, { ...page, title: null }, { ...page, path: '' }])('%j is no page', (value) => {
  expect(parsePage.safeParse(value).success).toBe(false)
})
