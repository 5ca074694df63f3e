import { expect, test } from 'vitest'
import { parsePage } from './query.ts'
import { BLOCK_TYPES } from '#schemas/shared/block-types.ts'

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
