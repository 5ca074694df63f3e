import { expect, test } from 'vitest'
import { destination, visit } from './visit.ts'

test.for([
  ['ar-EG,ar;q=0.9', '', '/ar/shop'],
  ['en-GB,en;q=0.9', '', '/en/shop'],
  ['en-GB,en;q=0.9', 'NEXT_LOCALE=ar', '/ar/shop'],
])(
  'a path without a language redirects to the chosen or preferred one: %s %s',
  async ([accepted = '', cookie = '', expected]) => {
    const response = await visit('/shop', { headers: { 'accept-language': accepted, cookie } })
    expect([response.status, destination(response)]).toEqual([307, expected])
    expect(response.headers.get('vary')).toContain('Accept-Language')
  },
)

test("an editor's redirect is followed, permanent or not", async () => {
  const permanent = await visit('/en/contact-us?from=mail')
  expect([permanent.status, destination(permanent)]).toEqual([308, '/en/contact?from=mail'])
  const temporary = await visit('/en/blog')
  expect([temporary.status, destination(temporary)]).toEqual([307, '/en/blog/grid'])
})

test('a slash at the end is removed', async () => {
  const response = await visit('/en/shop/')
  expect([response.status, destination(response)]).toEqual([308, '/en/shop'])
})
