import { NextRequest } from 'next/server'
import { expect, test, vi } from 'vitest'
import { createUnreadableFormResponse, getFormPostErrorStatus } from './form-post.ts'

const SITE = 'http://localhost:3000'

const post = (headers: Record<string, string>, body: BodyInit = 'a=1') =>
  new NextRequest(`${SITE}/en/contact`, {
    method: 'POST',
    headers: { host: 'localhost:3000', ...headers },
    body,
  })

test('a form of the site’s own pages is accepted, and its body stays readable', async () => {
  const form = new FormData()
  form.set('name', 'Ada')
  const request = post({ origin: SITE }, form)
  expect(await getFormPostErrorStatus(request)).toBeNull()
  expect((await request.formData()).get('name')).toBe('Ada')
})

test('behind a proxy the host is the forwarded one', async () => {
  const headers = { origin: 'https://www.example.com', 'x-forwarded-host': 'www.example.com' }
  expect(await getFormPostErrorStatus(post(headers))).toBeNull()
})

test.each(['https://evil.example', 'null', 'x', ''])(
  'ASVS 3.5.1: a form of another site is rejected: %j',
  async (origin) => {
    expect(await getFormPostErrorStatus(post({ origin }))).toBe(403)
  },
)

test.each(['multipart/form-data', 'multipart/form-data; boundary=b'])(
  'fields that cannot be parsed as %s are rejected',
  async (type) => {
    expect(await getFormPostErrorStatus(post({ 'content-type': type }, '--b\r\nhalf a field'))).toBe(400)
  },
)

test('other content types and methods are ignored', async () => {
  expect(await getFormPostErrorStatus(post({ 'content-type': 'application/json' }, '{'))).toBeNull()
  expect(await getFormPostErrorStatus(new NextRequest(`${SITE}/en`, { headers: { origin: 'x' } }))).toBeNull()
})

test('a form that cannot be read is answered by a page in the language of the form', async () => {
  const site = vi.spyOn(globalThis, 'fetch')
  site.mockResolvedValueOnce(new Response('<h1>تعذّرت</h1>'))
  const response = await createUnreadableFormResponse('/ar/careers/engineer')
  expect(site.mock.calls[0]?.[0]).toEqual(new URL(`${SITE}/ar/unreadable-form`))
  expect([response.status, await response.text()]).toEqual([400, '<h1>تعذّرت</h1>'])
  site.mockRejectedValueOnce(new Error('timeout'))
  expect((await createUnreadableFormResponse('/ar/careers/engineer')).status).toBe(400)
})
