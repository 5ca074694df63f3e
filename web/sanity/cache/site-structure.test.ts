import { beforeEach, expect, test, vi } from 'vitest'
import { evaluateGroq } from '../../../tests/evaluate-groq.ts'
import { PUBLISHED } from '../client/perspective.ts'

vi.mock('next/cache', () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }))

let postList: { path: string; titles: Record<string, string | null> } | null = null

/** The published documents with an address, by id. */
let documents: Record<string, { type: string; addresses: Record<string, string> }>
const query = vi.fn(
  (_groq: string, { id }: { id?: string }): Promise<{ result: unknown; syncTags: string[] }> => {
    const all = Object.entries(documents).map(([key, document]) => ({ id: key, ...document }))
    const structure = { documents: all.filter(({ type }) => type !== 'product'), postList }
    const result = id ? (all.find((one) => one.id === id) ?? null) : structure
    return Promise.resolve({ result, syncTags: ['s1:page', 's1:service'] })
  },
)
vi.mock('../client/query-lake.ts', () => ({ queryPublished: query }))

const start = async () => {
  vi.resetModules()
  return import('./site-structure.ts')
}

beforeEach(() => {
  postList = null
  query.mockClear()
  documents = {
    about: { type: 'page', addresses: { zh: '/about', en: '/about', ar: '/about' } },
    cloud: { type: 'service', addresses: { zh: 'yun', en: 'cloud', ar: 'sahab' } },
    cap: { type: 'product', addresses: { zh: '10000', en: '10000', ar: '10000' } },
  }
})

test('links to documents get their address in the page’s language, at any depth', async () => {
  const { resolveLinks } = await start()
  const page = {
    button: { link: { kind: 'document', documentId: 'cloud' } },
    items: [{ link: { kind: 'document', documentId: 'cap' }, children: [{ link: { documentId: 'gone' } }] }],
    other: { link: { kind: 'path', documentId: null, path: '/x' } },
  }
  expect(await resolveLinks(page, 'ar', PUBLISHED)).toEqual({
    button: {
      link: { kind: 'document', documentId: 'cloud', target: { type: 'service', address: 'sahab' } },
    },
    items: [
      {
        link: { kind: 'document', documentId: 'cap', target: { type: 'product', address: '10000' } },
        children: [{ link: { documentId: 'gone', target: null } }],
      },
    ],
    other: { link: { kind: 'path', documentId: null, path: '/x' } },
  })
})

test('a result without links to documents costs no query', async () => {
  const { resolveLinks } = await start()
  expect(await resolveLinks({ title: 'x', list: [null, 1] }, 'en', PUBLISHED)).toEqual({
    title: 'x',
    list: [null, 1],
  })
  expect(await resolveLinks(null, 'en', PUBLISHED)).toBeNull()
  expect(query).not.toHaveBeenCalled()
})

test('the structure changes only with an address or the list of articles', async () => {
  const { hasStructureChanged } = await start()
  expect(await hasStructureChanged(['s1:page']), 'nothing is known yet').toBe(true)
  expect(await hasStructureChanged(['s1:page'])).toBe(false)
  documents.cloud = { type: 'service', addresses: { zh: 'yun', en: 'cloud-hosting', ar: 'sahab' } }
  expect(await hasStructureChanged(['s1:page'])).toBe(true)
  expect(await hasStructureChanged(['s1:page'])).toBe(false)
  postList = { path: '/blog/grid', titles: { zh: null, en: 'Blog', ar: null } }
  expect(await hasStructureChanged(['s1:page'])).toBe(true)
  delete documents.about
  expect(await hasStructureChanged(['s1:page'])).toBe(true)
})

test('a publish that shares no sync tag with the structure is not worth a query', async () => {
  const { hasStructureChanged } = await start()
  expect(await hasStructureChanged(['s1:inventory']), 'nothing is known yet').toBe(true)
  query.mockClear()
  expect(await hasStructureChanged(['s1:inventory', 's1:order'])).toBe(false)
  expect(query).not.toHaveBeenCalled()
  delete documents.about
  expect(await hasStructureChanged(['s1:inventory', 's1:page'])).toBe(true)
})

test('the list of articles has its title in the language of the page', async () => {
  const { getPostListPage } = await start()
  postList = { path: '/blog/grid', titles: { zh: null, en: 'Blog', ar: 'المدونة' } }
  expect(await getPostListPage('ar', 'published')).toEqual({ label: 'المدونة', href: '/blog/grid' })
  expect(await getPostListPage('zh', 'published')).toBeNull()
})

test('the list of articles is never the home page, where all breadcrumbs begin', async () => {
  const { getPostListPage } = await start()
  const page = (path: string) => ({
    _type: 'page',
    path: { current: path },
    title: [{ language: 'en', value: `Page ${path}` }],
    blocks: [{ _type: 'postListBlock' }],
  })
  query.mockImplementationOnce(async (groq, params) => ({
    result: await evaluateGroq(groq, { dataset: [page('/'), page('/blog/grid')], params }),
    syncTags: [],
  }))
  expect(await getPostListPage('en', 'published')).toEqual({ label: 'Page /blog/grid', href: '/blog/grid' })
})
