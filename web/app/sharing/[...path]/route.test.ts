import { expect, test, vi } from 'vitest'

const resolve = vi.fn()
vi.mock('#web/app/[locale]/[[...path]]/resolve.ts', () => ({ resolve }))
vi.mock('#web/features/sharing/image.ts', () => ({ drawSharingImage: vi.fn() }))
vi.mock('#web/i18n/locales.ts', () => ({ localeDetails: vi.fn() }))
vi.mock('#web/features/shell/queries.ts', () => ({ getSiteSettings: vi.fn() }))
const { GET } = await import('./route.ts')

test.each([[['en', '%.png']], [['%']], [['en', '%E0%A4%A.png']], [['xx.png']], [['..', 'en.png']]])(
  'there is no image at %j',
  async (path) => {
    const request = new Request(`http://localhost:3000/sharing/${path.join('/')}`)
    expect((await GET(request, { params: Promise.resolve({ path }) })).status).toBe(404)
    expect(resolve).not.toHaveBeenCalled()
  },
)
