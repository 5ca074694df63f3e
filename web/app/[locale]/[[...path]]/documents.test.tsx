import { globSync, readFileSync } from 'node:fs'
import type { Element, Root } from 'hast'
import { select, selectAll } from 'hast-util-select'
import { createTranslator, type Messages, NextIntlClientProvider } from 'next-intl'
import type { ComponentProps } from 'react'
import { prerender } from 'react-dom/static'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { MESSAGES } from '#schemas/shared/interface-texts.ts'
import { SLUGGED_TYPES, type SluggedType } from '#schemas/shared/routes.ts'
import { evaluateGroq } from '../../../../tests/evaluate-groq.ts'
import { DOCUMENT_PAGES } from './documents.ts'

const messages = MESSAGES.ar as unknown as Messages

/** A copy of content that is written in English only. */
function inEnglish(value: unknown): unknown {
  if (Array.isArray(value))
    return value.flatMap((entry: { language?: string; value?: unknown }) =>
      entry.value !== undefined && entry.language && entry.language !== 'en' ? [] : [inEnglish(entry)],
    )
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inEnglish(part)]))
}

interface SeedDocument {
  _id: string
  _type: string
  slug?: { current: string }
  topic?: { _ref: string }
  path?: { current: string }
  approach?: unknown
}

const seed = globSync('scripts/seed-content/*.ndjson').flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => inEnglish(JSON.parse(line)) as SeedDocument),
)

/** The content of the pages; a test may change it. */
let dataset = seed
afterEach(() => {
  dataset = seed
})

interface ContentRequest {
  query: string
  params?: object
  schema: { parse: (value: unknown) => unknown }
}

vi.mock('#web/sanity/fetch/fetch.ts', () => ({
  fetchContent: async ({ query, params, schema }: ContentRequest) =>
    schema.parse(await evaluateGroq(query, { dataset, params })),
}))
vi.mock('#web/sanity/cache/site-structure.ts', () => ({ getPostListPage: () => Promise.resolve(null) }))
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }))
vi.mock('next/dynamic', async () => ({ default: (await import('react')).lazy }))
vi.mock('next/root-params', () => ({ locale: () => Promise.resolve('ar') }))
vi.mock('next-intl/server', () => ({
  getLocale: () => Promise.resolve('ar'),
  getMessages: () => Promise.resolve(messages),
  getTranslations: (namespace: string) =>
    Promise.resolve(createTranslator({ locale: 'ar', messages, namespace: namespace as never })),
}))
vi.mock('#web/i18n/navigation.ts', () => ({
  Link: ({ href, children, className }: ComponentProps<'a'>) => (
    <a href={href} className={className}>
      {children}
    </a>
  ),
}))

/** The pages of products read more than their document, and have tests of their own. */
const TYPES = SLUGGED_TYPES.filter((type) => type !== 'product' && type !== 'category')

/** Returns the Arabic page of the first document of a type. */
async function renderPage(type: SluggedType): Promise<Root> {
  const { slug, topic } = seed.find(({ _type }) => _type === type) ?? {}
  const pages = DOCUMENT_PAGES[type]
  const above = seed.find(({ _id }) => _id === topic?._ref)?.slug?.current
  const document = await pages.get(slug?.current ?? '', 'ar', above)
  if (!document) throw new Error(`There is no ${type}.`)
  const { prelude } = await prerender(
    <NextIntlClientProvider locale="ar" timeZone="UTC" messages={messages}>
      <pages.View document={document} locale="ar" layout={null} pageNumber={1} />
    </NextIntlClientProvider>,
  )
  return unified()
    .use(rehypeParse, { fragment: true })
    .parse(await new Response(prelude).text())
}

/** The English texts of a page that are not marked as such. */
function unmarkedTexts(node: Root | Element): string[] {
  return node.children.flatMap((child) => {
    if (child.type === 'text') return /[a-z]{2,} [a-z]/i.test(child.value) ? [child.value] : []
    if (child.type !== 'element' || child.tagName === 'script') return []
    const { lang, dir, translate } = child.properties
    return lang || dir || translate ? [] : unmarkedTexts(child)
  })
}

function repeatedIds(page: Root): unknown[] {
  const ids = selectAll('[id]', page).map(({ properties }) => properties.id)
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}

describe.each(TYPES)('the page of the type %s', async (type) => {
  const page = await renderPage(type)

  test('marks its English texts on an Arabic page', () => {
    expect(unmarkedTexts(page)).toEqual([])
  })

  test('has one main heading, and skips no level below it', () => {
    const levels = selectAll('h1, h2, h3, h4, h5, h6', page).map(({ tagName }) => Number(tagName[1]))
    expect(levels.filter((level) => level === 1)).toEqual([1])
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  })

  test('has each id once, and no empty lists', () => {
    expect(repeatedIds(page)).toEqual([])
    expect(select('ul:empty, ol:empty, dl:empty, p:empty:not([role])', page)).toBeUndefined()
  })

  test('links to no list page that does not exist', async () => {
    dataset = seed.filter(({ _type }) => _type !== 'page')
    const paths = seed.flatMap(({ path }) => path?.current ?? [])
    const links = selectAll('.breadcrumb a', await renderPage(type)).map(({ properties }) => properties.href)
    expect(links.filter((href) => href !== '/' && paths.includes(String(href)))).toEqual([])
  })
})

test('only the texts that editors write may be English among the facts of a job', async () => {
  const facts = selectAll('.facts dd', await renderPage('job'))
  expect(facts.map(({ properties: { lang } }) => lang)).toEqual(['en', 'en', ...Array<undefined>(4)])
})

test('headings that the chapters of a case study share have different ids', async () => {
  dataset = seed.map((one) => (one._type === 'caseStudy' ? { ...one, challenge: one.approach } : one))
  const page = await renderPage('caseStudy')
  expect(selectAll('.rich-text__heading', page).length).toBeGreaterThan(1)
  expect(repeatedIds(page)).toEqual([])
})
