import { expect, test, vi } from 'vitest'

const resolvePath = vi.fn()
vi.mock('./resolve.ts', () => ({ resolvePath }))
vi.mock('next/root-params', () => ({ locale: () => Promise.resolve('en') }))
vi.mock('next-intl/server', () => ({
  getTranslations: () =>
    Promise.resolve((_key: string, { title, page }: { title: string; page: number }) => `${title} ${page}`),
}))
const seo = { title: null, description: null, image: null, noIndex: false }
vi.mock('#web/features/shell/queries.ts', () => ({
  getSiteSettings: () => Promise.resolve({ siteName: 'Meridian', tagline: 'IT that holds', defaultSeo: seo }),
}))
// The views read more than this test has.
vi.mock('#web/blocks/page/view.tsx', () => ({ Blocks: () => null }))
const { generateMetadata } = await import('./page.tsx')

const describeList = (pageNumber: number, title: string | null) => {
  const page = { path: '/blog/grid', title: 'Blog', seo: { ...seo, title }, blocks: [] }
  resolvePath.mockResolvedValueOnce({ kind: 'page', page, pageNumber })
  return generateMetadata({ params: Promise.resolve({ path: ['blog', 'grid'] }) })
}

test('each page of a list has its own title and canonical address', async () => {
  expect(await describeList(1, null)).toMatchObject({ title: 'Blog | IT that holds' })
  expect(await describeList(2, null)).toMatchObject({
    title: 'Blog 2 | IT that holds',
    alternates: { canonical: '/en/blog/grid/page/2', languages: { ar: '/ar/blog/grid/page/2' } },
  })
})

test('so does each page of a list with a title for search engines', async () => {
  expect(await describeList(1, 'All articles')).toMatchObject({ title: 'All articles | IT that holds' })
  expect(await describeList(2, 'All articles')).toMatchObject({ title: 'All articles 2 | IT that holds' })
})
