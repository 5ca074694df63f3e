import { expect, test, vi } from 'vitest'

vi.mock('#web/features/search/current-index.ts', () => ({
  getSearchIndex: () => Promise.reject(new Error('The content lake does not respond.')),
}))
vi.mock('#web/features/search/result-details.ts', () => ({ addDetails: vi.fn() }))
vi.mock('#web/lib/log-error.ts', () => ({ logError: vi.fn() }))
const { GET } = await import('./route.ts')

test.each([
  ['503 while the content lake does not respond', 'en', 503],
  ['422 for an unknown language', 'xx', 422],
])('answers %s', async (_, locale, status) => {
  const response = await GET(new Request(`http://localhost/api/search?q=lamp&locale=${locale}`))
  expect(response.status).toBe(status)
})
