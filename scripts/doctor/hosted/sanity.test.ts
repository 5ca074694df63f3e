import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  DATASET,
  openTemporaryLake,
  ROBOT,
  type TemporaryLake,
} from '../../../emulators/content-lake/testing/temporary-lake.ts'
import { serve, stopServers } from '../../../emulators/shared/testing/serve.ts'
import {
  privateContent,
  publishedContent,
  readToken,
  siteOrigin,
  studioOrigin,
  writeToken,
} from './sanity.ts'

let lake: TemporaryLake
let settings: Record<string, string>

beforeEach(async () => {
  lake = openTemporaryLake()
  const { administrator = '', viewer = '', editor = '' } = lake.tokens
  settings = {
    SANITY_PROJECT_ID: DATASET.projectId,
    SANITY_DATASET: DATASET.dataset,
    SANITY_API_HOST: await serve(lake.handle),
    SANITY_API_READ_TOKEN: viewer,
    SANITY_API_WRITE_TOKEN: editor,
    SITE_URL: 'https://www.example.com',
    STUDIO_URL: 'https://example.sanity.studio',
    ADMINISTRATOR: administrator,
  }
})
afterEach(async () => {
  await stopServers()
  await lake.close()
})

const contains = (text: string) => expect.stringContaining(text) as string
const create = (...documents: object[]) =>
  lake.mutate(
    documents.map((document) => ({ create: document })),
    { principal: ROBOT },
  )

test('accepts a dataset with pages', async () => {
  await create({ _id: 'home', _type: 'page' })
  expect(await publishedContent(settings)).toMatchObject({
    state: 'ok',
    message: contains('1 published pages'),
  })
})

test('reports an empty dataset and one that does not exist', async () => {
  await create({ _id: 'drafts.home', _type: 'page' })
  expect(await publishedContent(settings)).toMatchObject({ state: 'fix', message: contains('npm run seed') })
  expect(await publishedContent({ ...settings, SANITY_DATASET: 'productoin' })).toMatchObject({
    state: 'fix',
    message: contains('cannot be read (404)'),
  })
})

test('drafts and private documents are hidden without a token', async () => {
  await create({ _id: 'drafts.home', _type: 'page' }, { _id: 'inquiry.1', _type: 'inquiry' })
  expect(await privateContent(settings)).toMatchObject({ state: 'ok' })
  const leaking = await serve(() => Response.json({ result: 2, ms: 1 }))
  expect(await privateContent({ ...settings, SANITY_API_HOST: leaking })).toMatchObject({
    state: 'fix',
    message: contains('2 drafts'),
  })
})

describe('the read token', () => {
  beforeEach(async () => {
    await create({ _id: 'drafts.home', _type: 'page' })
  })

  test('sees drafts and cannot write', async () => {
    expect(await readToken(settings)).toMatchObject({ state: 'ok' })
  })

  test('must not be able to write', async () => {
    const tooMuch = { ...settings, SANITY_API_READ_TOKEN: settings.SANITY_API_WRITE_TOKEN }
    expect(await readToken(tooMuch)).toMatchObject({ state: 'fix', message: contains('can write, which') })
    expect(
      await lake.request('/v1/data/doc/production/order.doctor', { as: 'viewer' }).then((r) => r.json()),
    ).toMatchObject({ documents: [] })
  })

  test('is unknown and not shown', async () => {
    const finding = await readToken({ ...settings, SANITY_API_READ_TOKEN: 'sk-of-another-project' })
    expect(finding).toMatchObject({ state: 'fix', message: contains('is refused (401)') })
    expect(finding.message).not.toContain('another-project')
  })
})

test('checks the write token without storing anything', async () => {
  expect(await writeToken(settings)).toMatchObject({ state: 'ok' })
  const tooLittle = { ...settings, SANITY_API_WRITE_TOKEN: settings.SANITY_API_READ_TOKEN }
  expect(await writeToken(tooLittle)).toMatchObject({
    state: 'fix',
    message: contains('may not write (403)'),
  })
  expect(
    await lake.request('/v1/data/doc/production/order.doctor', { as: 'viewer' }).then((r) => r.json()),
  ).toMatchObject({ documents: [] })
})

describe('an origin', () => {
  const allow = (origin: string, allowCredentials: boolean) =>
    lake.request(`/v1/projects/${DATASET.projectId}/cors`, {
      as: 'administrator',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ origin, allowCredentials }),
    })

  test('that is missing is reported with the command that adds it', async () => {
    await allow('https://example.sanity.studio', true)
    expect(await siteOrigin(settings)).toMatchObject({
      state: 'fix',
      message: contains('npx sanity cors add https://www.example.com --credentials'),
    })
    expect(await studioOrigin(settings)).toMatchObject({ state: 'ok' })
  })

  test('without credentials is reported', async () => {
    await allow('https://www.example.com', false)
    expect(await siteOrigin(settings)).toMatchObject({
      state: 'fix',
      message: contains('without credentials'),
    })
  })
})
