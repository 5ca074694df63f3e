import { afterEach, expect, test, vi } from 'vitest'
import { requestSite } from './request-site.ts'

vi.mock('../environment.ts', () => ({ previewUrl: 'https://www.example.com' }))

const send = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', send)
afterEach(() => send.mockReset())

const read = () => Promise.resolve('read')

test('without a session nothing is sent, and the user is asked to sign in', async () => {
  expect(await requestSite('translations', undefined, read)).toMatchObject({
    error: expect.stringContaining('Sign out') as string,
  })
  expect(send).not.toHaveBeenCalled()
})

test('the answer of the site is read, and its errors are passed on', async () => {
  send.mockResolvedValueOnce(new Response())
  expect(await requestSite('orders/1', 'token', read)).toEqual({ result: 'read' })
  send.mockResolvedValueOnce(Response.json({ message: 'Not allowed.' }, { status: 403 }))
  expect(await requestSite('orders/1', 'token', read)).toEqual({ error: 'Not allowed.' })
  send.mockRejectedValueOnce(new TypeError('offline'))
  expect(await requestSite('orders/1', 'token', read)).toMatchObject({
    error: expect.stringContaining('connection') as string,
  })
})
