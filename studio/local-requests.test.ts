import { expect, test, vi } from 'vitest'
import { answerLocally } from './local-requests.ts'

const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response('from the network')))
const fetchLocally = answerLocally(send)

test('the check for a newer Studio finds none', async () => {
  const response = await fetchLocally('https://sanity-cdn.com/v1/modules/sanity/latest/%5E6.16.0/t1')
  expect(response.ok).toBe(true)
  expect(await response.json()).toEqual({})
  expect(send).not.toHaveBeenCalled()
})

test('feedback cannot be sent', async () => {
  const request = new Request('https://api.sanity.io/vX/intake/feedback', { method: 'POST', body: '{}' })
  expect((await fetchLocally(request)).ok).toBe(false)
  expect(send).not.toHaveBeenCalled()
})

test('other requests are sent', async () => {
  const url = new URL('http://localhost:4000/v1/users/me')
  expect(await (await fetchLocally(url, { method: 'GET' })).text()).toBe('from the network')
  expect(send).toHaveBeenCalledWith(url, { method: 'GET' })
})
