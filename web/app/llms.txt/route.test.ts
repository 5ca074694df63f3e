import { expect, test, vi } from 'vitest'

const NOW = Date.parse('2026-11-28T00:00:00Z')
const job = { kind: 'job', summary: '', href: '/career/job' }

vi.mock('next-intl/server', () => ({ getTranslations: () => Promise.resolve((key: string) => key) }))
vi.mock('#web/env.ts', () => ({ environment: () => ({ SITE_URL: 'https://example.com' }) }))
vi.mock('#web/features/shell/queries.ts', () => ({
  getSiteSettings: () =>
    Promise.resolve({ siteName: 'Meridian', description: null, tagline: 'IT that holds' }),
}))
vi.mock('#web/features/search/queries.ts', () => ({
  getFirstEntries: () =>
    Promise.resolve([
      { ...job, title: 'Open', closesAt: '2026-11-29T00:00:00Z' },
      { ...job, title: 'Always open', closesAt: null },
      { ...job, title: 'Closed', closesAt: '2026-11-27T00:00:00Z' },
    ]),
}))
vi.mock('#web/sanity/cache/schedule.ts', async (original) => ({
  ...(await original<object>()),
  scheduleTime: () => Promise.resolve(NOW),
}))
const { GET } = await import('./route.ts')

test('llms.txt lists no closed jobs', async () => {
  const text = await (await GET()).text()
  expect(text).toContain('[Open]')
  expect(text).toContain('[Always open]')
  expect(text).not.toContain('[Closed]')
})
