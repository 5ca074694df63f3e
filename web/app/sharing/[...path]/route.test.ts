import { expect, test, vi } from 'vitest'

const lake = { isAway: false }
const resolvePath = vi.fn()
vi.mock('#web/app/[locale]/[[...path]]/resolve.ts', () => ({ resolvePath }))
vi.mock('#web/cache/lake-health.ts', () => ({
  HEALTH_MAX_AGE_MS: 0,
  isLakeAway: () => Promise.resolve(lake.isAway),
}))
const preview = { isEnabled: false }
vi.mock('next/headers', () => ({ draftMode: () => Promise.resolve(preview) }))
vi.mock('#web/features/sharing/image.ts', () => ({ drawSharingImage: () => Promise.resolve([1]) }))
vi.mock('#web/i18n/locales.ts', () => ({ localeDetails: () => ({ direction: 'ltr' }) }))
vi.mock('#web/features/shell/queries.ts', () => ({ getSiteSettings: () => ({ siteName: '', tagline: '' }) }))
const { GET } = await import('./route.ts')

const get = (...path: string[]) =>
  GET(new Request(`http://localhost:3000/sharing/${path.join('/')}`), { params: Promise.resolve({ path }) })

test.each([[['en', '%.png']], [['%']], [['en', '%E0%A4%A.png']], [['xx.png']], [['..', 'en.png']]])(
  'there is no image at %j',
  async (path) => {
    expect((await get(...path)).status).toBe(404)
    expect(resolvePath).not.toHaveBeenCalled()
  },
)

test('caches keep the image of a published page, but not that of a draft', async () => {
  resolvePath.mockResolvedValue({ kind: 'page', page: { title: 'About' } })
  expect((await get('en', 'about.png')).headers.get('Cache-Control')).toBe('public, max-age=86400')
  preview.isEnabled = true
  expect((await get('en', 'about.png')).headers.get('Cache-Control')).toBe('no-store')
})

test('an image that cannot be drawn in an outage is offered later', async () => {
  lake.isAway = true
  resolvePath.mockRejectedValueOnce(new Error('no connection'))
  const response = await get('en', 'about.png')
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '10'])
})

test('another fault stays a fault', async () => {
  lake.isAway = false
  resolvePath.mockRejectedValueOnce(new Error('a bug'))
  await expect(get('en', 'about.png')).rejects.toThrow('a bug')
})
