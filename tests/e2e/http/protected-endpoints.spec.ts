import { expect, test } from '@playwright/test'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { siteUrl, studioUrl } from '../support/addresses.ts'
import { lakeClient } from '../support/lake.ts'
import { unique } from '../support/unique.ts'
import { destination, visit } from '../support/visitor.ts'

const ENABLE = '/api/draft-mode/enable'

test.describe('draft mode', () => {
  test('rejects a missing or wrong secret', async () => {
    for (const query of [
      '',
      '?sanity-preview-secret=',
      '?sanity-preview-secret=guessed',
      '?sanity-preview-secret=*',
    ]) {
      const { status, headers } = await visit(ENABLE + query)
      expect(status, query).toBe(401)
      expect(headers.getSetCookie()).toEqual([])
    }
  })

  test('accepts a secret of Studio and redirects to pages of this site only', async () => {
    const client = lakeClient('editor')
    const id = unique('preview')
    const { secret } = await createPreviewSecret(client, 'tests/e2e', studioUrl, 'marketer', id)
    const enable = (path: string) =>
      visit(
        `${ENABLE}?${new URLSearchParams({ 'sanity-preview-secret': secret, 'sanity-preview-pathname': path })}`,
      )

    const opened = await enable('/ar/contact')
    expect(opened.status).toBe(307)
    expect(destination(opened)).toMatch(/^\/ar\/contact/)
    expect(opened.headers.getSetCookie().join()).toContain('__prerender_bypass=')

    for (const elsewhere of [
      'https://example.com/',
      '//example.com/',
      '/\\example.com',
      'javascript:alert(1)',
    ]) {
      const answer = await enable(elsewhere)
      expect(answer.status, elsewhere).toBe(307)
      expect(destination(answer) ?? '/', elsewhere).toMatch(/^\/(?!\/)/)
    }

    await client.delete(`drafts.${id}`)
    expect((await enable('/ar/contact')).status, 'a secret taken back opens nothing').toBe(401)
  })

  test('cannot be entered with a forged cookie', async () => {
    const forged = await visit('/en', { headers: { cookie: '__prerender_bypass=0123456789abcdef' } })
    expect(forged.status).toBe(200)
    expect(forged.headers.get('etag')).toBe((await visit('/en')).headers.get('etag'))
  })

  test('is left only by a request of the site itself', async () => {
    const leave = (origin: string) =>
      visit('/api/draft-mode/disable', { method: 'POST', headers: { origin } })
    expect((await leave('https://example.com')).status).toBe(403)
    const left = await leave(siteUrl)
    expect(left.status).toBe(303)
    expect(destination(left)).toBe('/')
  })
})

test.describe('the revalidation endpoint', () => {
  const announce = (headers: Record<string, string>, body = '{"id": "1", "syncTags": ["s1:abc"]}') =>
    visit('/api/revalidate', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })

  test('rejects requests without the secret', async () => {
    const attempts: Record<string, string>[] = [
      {},
      { authorization: 'Bearer ' },
      { authorization: 'Bearer guessed' },
      { authorization: 'Basic Og==' },
    ]
    for (const headers of attempts) {
      const { status, body } = await announce(headers)
      expect(status, JSON.stringify(headers)).toBe(401)
      expect(JSON.parse(body)).toMatchObject({ error: 'unauthorized' })
    }
  })

  test('accepts POST only', async () => {
    expect((await visit('/api/revalidate')).status).toBe(405)
  })
})
