import { expect, test, vi } from 'vitest'

const SITE = 'http://localhost:3000'

vi.mock('next/headers', () => ({
  draftMode: () => Promise.resolve({ disable: () => undefined }),
  cookies: () => Promise.resolve({ delete: () => undefined }),
}))
const { POST } = await import('./route.ts')

const leaveFrom = async (referer: string) => {
  const headers = { origin: SITE, referer }
  const response = await POST(new Request(`${SITE}/api/draft-mode/disable`, { method: 'POST', headers }))
  return response.headers.get('location')
}

test.each([
  ['the page of the button', `${SITE}/en/services/security?x=1`, '/en/services/security'],
  ['no page of a preview link', `${SITE}/en/shared-preview`, '/'],
  ['no page of another site', 'https://other.example/en', '/'],
  ['no path that browsers read as another site', `${SITE}//other.example/en`, '/'],
])('leaving the preview leads to %s', async (_, referer, location) => {
  expect(await leaveFrom(referer)).toBe(location)
})
