import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { english } from '../../e2e/support/languages.ts'
import { cookieHeader, type SiteResponse } from '../../e2e/support/visitor.ts'
import { deployment, lake, visit } from './visit.ts'

const ID = 'service-it-consulting'
const PATH = '/en/services/it-consulting'

/** Asks for draft mode as Presentation does; `stored` is the secret that Studio has written. */
async function enable(secret: string, stored: string): Promise<SiteResponse> {
  const _id = `drafts.${stored}`
  const studioUrl = deployment.environment.STUDIO_URL
  await lake.create({ _id, _type: 'sanity.previewUrlSecret', secret: stored, source: 'test', studioUrl })
  const search = new URLSearchParams({
    'sanity-preview-secret': secret,
    'sanity-preview-pathname': PATH,
    'sanity-preview-perspective': 'drafts',
  })
  const response = await visit(`/api/draft-mode/enable?${search.toString()}`)
  await lake.delete(_id)
  return response
}

test('an editor with a valid preview secret sees the draft, and visitors do not', async () => {
  const published = await lake.getDocument(ID)
  const title = english('A title in draft')
  await lake.createOrReplace({ ...published, _id: `drafts.${ID}`, _type: 'service', title })
  const secret = randomUUID()
  const response = await enable(secret, secret)
  expect(response.status).toBe(307)
  const draft = await visit(PATH, { headers: { cookie: cookieHeader(response) } })
  expect(draft.body.includes('A title in draft')).toBe(true)
  expect(draft.headers.get('cache-control')).toContain('no-store')
  expect((await visit(PATH)).body.includes('A title in draft')).toBe(false)
})

test('draft mode is refused with another secret', async () => {
  const { status, headers } = await enable(randomUUID(), randomUUID())
  expect([status, headers.getSetCookie()]).toEqual([401, []])
})

test('a forged draft cookie shows nothing', async () => {
  const { status, body } = await visit(PATH, { headers: { cookie: '__prerender_bypass=made-up' } })
  expect(status).toBe(200)
  expect(body.includes('A title in draft')).toBe(false)
})
