import { createHash, randomBytes } from 'node:crypto'
import { siteUrl } from '../support/addresses.ts'
import { lakeClient } from '../support/lake.ts'
import { english, TEXTS } from '../support/languages.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'
import { cookieHeader, destination, visit } from '../support/visitor.ts'

const ENDPOINT = '/api/draft-mode/link'
const HOUR_MS = 3_600_000

/** Creates a link as Studio does, and a page that exists only as a draft. */
async function share(lake = lakeClient()) {
  const secret = randomBytes(24).toString('hex')
  const name = unique('shared')
  const title = unique('Words')
  const path = `/ar/${name}`
  const id = `previewLink.${createHash('sha256').update(secret).digest('hex')}`
  await lake.create({
    _id: `drafts.page-${name}`,
    _type: 'page',
    title: english(title),
    path: { current: `/${name}` },
  })
  const endsAt = new Date(Date.now() + HOUR_MS).toISOString()
  await lake.create({
    _id: id,
    _type: 'meridian.previewLink',
    path,
    perspective: 'drafts',
    endsAt,
    madeBy: 'Mei Lin',
  })
  const remove = () => lake.delete({ query: '*[_id in $ids]', params: { ids: [id, `drafts.page-${name}`] } })
  return { secret, id, title, path, remove }
}

/** Sends the secret as the page of a link does. */
const open = (secret: string, origin = siteUrl) =>
  visit(ENDPOINT, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ secret, locale: 'ar' }),
  })

test('a visitor with a link sees the draft without stega until the link expires or is revoked', async () => {
  const lake = lakeClient()
  const { secret, id, title, path, remove } = await share(lake)
  try {
    expect((await visit(path)).status, 'visitors find no such page').toBe(404)
    const opened = await open(secret)
    expect(destination(opened)).toBe(path)
    for (const cookie of opened.headers.getSetCookie()) {
      expect(cookie).toMatch(/HttpOnly/i)
      expect(cookie, 'a pass ends with its link').toMatch(/Expires=/i)
    }
    const headers = { cookie: cookieHeader(opened) }
    const draft = await visit(path, { headers })
    expect(draft.status).toBe(200)
    expect(draft.body).toContain(title)
    expect(draft.body).toContain(TEXTS.ar.preview.drafts)
    expect(draft.body, 'no editor’s marks').not.toMatch(/data-sanity|[\u200B\u200C\u200D\uFEFF]{4}/)
    expect(draft.body, 'no secret in a page').not.toContain(secret)

    await lake.patch(id).set({ isWithdrawn: true }).commit()
    const ended = await visit(path, { headers })
    expect(ended.body).not.toContain(title)
    expect(ended.body).toContain(TEXTS.ar.preview.ended)
    expect(destination(await open(secret))).toBe('/ar/shared-preview?state=withdrawn')

    await lake.patch(id).set({ isWithdrawn: false, endsAt: new Date().toISOString() }).commit()
    expect((await visit(path, { headers })).body, 'cookies that are kept show no draft').not.toContain(title)
    const expired = await open(secret)
    expect(expired.headers.getSetCookie()).toEqual([])
    expect((await visit(destination(expired) ?? '')).body).toContain(TEXTS.ar.preview.expired.heading)
  } finally {
    await remove()
  }
})

test('links cannot be guessed, read by strangers, or opened by other sites', async () => {
  const { secret, id, title, path, remove } = await share()
  try {
    for (const guess of ['', 'guessed', id, randomBytes(24).toString('hex')]) {
      const response = await open(guess)
      expect([guess, destination(response)]).toEqual([guess, '/ar/shared-preview?state=unknown'])
      expect(response.headers.getSetCookie()).toEqual([])
    }
    expect((await open(secret, 'https://example.com')).status).toBe(403)
    expect((await visit(`${ENDPOINT}?secret=${secret}`)).status, 'not by an address').toBe(405)
    expect(await lakeClient().withConfig({ token: undefined }).fetch('*[_id == $id]', { id })).toEqual([])

    const forged = `${cookieHeader(await open(secret)).split('; ')[0]}; sanity-preview-perspective=drafts`
    const stripped = await visit(path, { headers: { cookie: forged } })
    expect(stripped.body, 'draft mode without a pass shows what is published').not.toContain(title)
  } finally {
    await remove()
  }
})

test('a too long form body is rejected', async () => {
  const body = new URLSearchParams({ secret: 'x'.repeat(20_000) })
  const { status } = await visit(ENDPOINT, { method: 'POST', headers: { origin: siteUrl }, body })
  expect(status).toBe(413)
})
