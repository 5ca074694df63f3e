import { expect, test, vi } from 'vitest'
import { BLOCK_TYPES } from '#schemas/shared/block-types.ts'
import { pageSchema } from './query.ts'

// The registry imports views, which read the language of the request.
vi.mock('next/root-params', () => ({ locale: () => Promise.resolve('en') }))

const page = {
  id: 'page-home',
  paths: { type: 'page', addresses: { zh: '/', en: '/', ar: '/' } },
  path: '/',
  title: 'Home',
  seo: null,
  blocks: null,
}

/** A block with the minimum of fields. */
const bareBlock = (type: string) => ({
  type,
  key: type,
  anchor: null,
  heading: 'Heading',
  headline: 'Headline',
  date: '2027-03-01T09:00:00Z',
})

test('parses every block type', () => {
  const { blocks } = pageSchema.parse({ ...page, blocks: BLOCK_TYPES.map(bareBlock) })
  expect(blocks.map(({ type }) => type)).toEqual([...BLOCK_TYPES])
})

test('drops incomplete and unknown blocks', () => {
  const { blocks } = pageSchema.parse({
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

test('a grid drops services that are unpublished or have no address', () => {
  const service = { id: 'a', title: 'Security', summary: null, icon: 'unknown' }
  const href = { type: 'service', address: 'security' }
  const { blocks } = pageSchema.parse({
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
  expect(pageSchema.safeParse(value).success).toBe(false)
})
