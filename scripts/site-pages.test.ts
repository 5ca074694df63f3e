import { afterEach, expect, test, vi } from 'vitest'
import { onePageOfEachKind, readSitePages } from './site-pages.ts'

const ORIGIN = 'https://meridian.example'

const entry = (paths: Record<string, string>) =>
  Object.keys(paths).map(
    (own) =>
      `<url><loc>${ORIGIN}${paths[own] ?? ''}</loc>` +
      Object.entries(paths)
        .map(
          ([language, path]) =>
            `<xhtml:link rel="alternate" hreflang="${language}" href="${ORIGIN}${path}"/>`,
        )
        .join('') +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}${paths.en ?? ''}"/></url>`,
  )

const everywhere = (path: string) => ({ zh: `/zh${path}`, en: `/en${path}`, ar: `/ar${path}` })

const SITE: Record<string, string> = {
  '/sitemap.xml': `<sitemap><loc>${ORIGIN}/sitemaps/1.xml</loc></sitemap>`,
  '/sitemaps/1.xml': [
    ...entry(everywhere('')),
    ...entry({ ...everywhere('/blog/cloud'), zh: '/zh/blog/%E4%BA%91' }),
    ...entry(everywhere('/blog/teams')),
  ].join('\n'),
  '/en':
    '<a href="/en/blog/cloud">Cloud</a><a class="x" href="/en/account/profile">Profile</a><a href="/ar">ar</a>',
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('reads pages from sitemaps and menus, with their address in every language', async () => {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response(SITE[address.slice(ORIGIN.length)] ?? null)),
  )
  const pages = await readSitePages(ORIGIN)
  expect(pages.slice(0, 4)).toEqual([
    { kind: '/', paths: everywhere('') },
    { kind: 'post', paths: { zh: '/zh/blog/%E4%BA%91', en: '/en/blog/cloud', ar: '/ar/blog/cloud' } },
    { kind: 'post', paths: everywhere('/blog/teams') },
    { kind: '/account/profile', paths: everywhere('/account/profile') },
  ])
  expect(onePageOfEachKind(pages).filter(({ kind }) => kind === 'post')).toEqual([pages[1]])
})

test('throws when the site does not respond', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 502 })))
  await expect(readSitePages(ORIGIN)).rejects.toThrow(`${ORIGIN}/sitemap.xml responds with 502`)
})
