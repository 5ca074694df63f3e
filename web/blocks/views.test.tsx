import { existsSync, readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import type { Element, Root } from 'hast'
import { createTranslator, NextIntlClientProvider } from 'next-intl'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { BLOCK_TYPES } from '#schemas/shared/block-types.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { Blocks } from './page/view.tsx'
import { blocksSchema } from './registry.ts'
import { addressOf } from './sample-results.ts'

// Neither Next's cache nor its router is here.
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }))
// What is read by what a visitor asks for, beside the block itself, finds nothing here.
vi.mock('#web/sanity/fetch/fetch.ts', () => ({ fetchContent: () => Promise.resolve(null) }))
vi.mock('#web/sanity/fetch/fetch-large.ts', () => ({ fetchLarge: () => Promise.resolve(null) }))
vi.mock('#web/sanity/fetch/fetch-rows.ts', () => ({ fetchRows: () => Promise.resolve([]) }))
vi.mock('#web/sanity/cache/site-structure.ts', () => ({
  getPostListPage: () => Promise.resolve({ label: 'Blog', href: '/blog' }),
}))
// Outside of Next's build, `next/dynamic` is that of its Pages Router, which does not wait for the code.
vi.mock('next/dynamic', async () => ({ default: (await import('react')).lazy }))
// Outside of a request there is no language: most tests are in English.
let language: LocaleId = 'en'
vi.mock('next/root-params', () => ({ locale: () => Promise.resolve(language) }))
vi.mock('next-intl/server', () => ({
  getLocale: () => Promise.resolve(language),
  getMessages: () => Promise.resolve(readMessages()),
  getTranslations: (namespace: string) => Promise.resolve(translator(namespace)),
}))
vi.mock('#web/i18n/navigation.ts', () => ({
  Link: ({ href, children, className }: ComponentProps<'a'>) => (
    <a href={href} className={className}>
      {children}
    </a>
  ),
}))

const folders = readdirSync('web/blocks').filter((name) => existsSync(`web/blocks/${name}/fixture.ts`))
const fixtures = await Promise.all(
  folders.map(async (name) => {
    const { fixture } = (await import(`./${name}/fixture.ts`)) as { fixture: Record<string, unknown> }
    return fixture
  }),
)

const readMessages = () =>
  JSON.parse(readFileSync(`schemas/shared/messages/${language}.json`, 'utf8')) as Record<string, never>

function translator(namespace: string) {
  return createTranslator({ locale: language, messages: readMessages(), namespace: namespace as never })
}

/** Regions that are empty until there is something to say, and React's script that keeps forms sent too early. */
const NOT_SHOWN = /<p [^>]*role="status"[^>]*><\/p>|<script>.*?<\/script>/g

/** The markup of what the lake answers for a page's blocks. */
const markup = (...answers: unknown[]): Promise<string> => render(blocksSchema.parse(answers))

/** The markup of a page's blocks. */
async function render(
  blocks: ComponentProps<typeof Blocks>['blocks'],
  path = '/sample',
  pageNumber = 1,
): Promise<string> {
  const page = { id: 'page', title: 'Sample', path, locale: language, pageNumber }
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <NextIntlClientProvider locale={language} timeZone="UTC" messages={readMessages()}>
      <Blocks blocks={blocks} page={page} />
    </NextIntlClientProvider>,
    { onError: (error) => void errors.push(error) },
  )
  expect(errors).toEqual([])
  return (await new Response(prelude).text()).replace(NOT_SHOWN, '')
}

/** What the lake always answers; a paragraph of formatted text is there whole or not at all. */
const WHOLE = new Set(['type', 'key', 'id', '_type', '_key', 'children'])

/** A copy of which parts are missing: what `lacks` says so of is null, and out of a list it is gone. */
function without(value: unknown, lacks: () => boolean): unknown {
  if (Array.isArray(value)) return value.filter(() => !lacks()).map((entry) => without(entry, lacks))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      WHOLE.has(name) ? part : lacks() ? null : without(part, lacks),
    ]),
  )
}

/** The sentences and names in a value. */
function words(value: unknown): string[] {
  if (typeof value === 'string') return /\s/.test(value) ? [value] : []
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(words) : []
}

/** The texts of a page that are not marked as being in another language, such as code, numbers and texts without a translation. */
function unmarkedTexts(node: Root | Element): string[] {
  return node.children.flatMap((child) => {
    if (child.type === 'text') return [child.value]
    const { lang, dir, translate } = child.type === 'element' ? child.properties : {}
    return child.type === 'element' && !lang && !dir && !translate ? unmarkedTexts(child) : []
  })
}

/** Words that a block keeps back: said when its time has come, when its list is empty, or in another layout. */
const KEPT_BACK = new Set(['We have opened. Come in.', 'No position is open just now.'])

test('every block has a fixture', () => {
  expect(new Set(fixtures.map(({ type }) => type))).toEqual(new Set(BLOCK_TYPES))
})

describe.each(fixtures.map((fixture) => [String(fixture.type), fixture] as const))('%s', (_, fixture) => {
  test('links its element to Studio in drafts', async () => {
    const editAttribute = 'id=page;type=page;path=blocks:one'
    const html = await render(blocksSchema.parse([fixture]).map((block) => ({ ...block, editAttribute })))
    expect(html).toMatch(
      /^(?:<link [^>]*>|<h1[^>]*>Sample<\/h1>)*<\w+ [^>]*data-sanity="id=page;type=page;path=blocks:one"/,
    )
  })

  test('is on a page with one main heading, also without a heading of its own', async () => {
    for (const html of [await markup(fixture), await markup({ ...fixture, heading: null })])
      expect(html.match(/<h1/g)).toHaveLength(1)
  })

  test('shows all that an editor has written', async () => {
    const html = await markup(fixture)
    const escaped = (text: string) => renderToStaticMarkup(<>{text}</>)
    const expected = words(fixture).filter((text) => !KEPT_BACK.has(text))
    expect(expected.filter((text) => !html.includes(escaped(text)))).toEqual([])
  })

  test('marks its English texts on an Arabic page', async () => {
    language = 'ar'
    onTestFinished(() => void (language = 'en'))
    const page = unified()
      .use(rehypeParse, { fragment: true })
      .parse(await markup(fixture))
    const unmarked = new Set(unmarkedTexts(page).map((text) => text.trim()))
    expect(words(fixture).filter((text) => unmarked.has(text) && /[a-z]{2,} [a-z]/i.test(text))).toEqual([])
  })

  test('complains of nothing before its script has run', async () => {
    expect(await markup(fixture)).not.toContain('role="alert"')
  })

  test('renders sensibly whatever is missing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.integer({ min: 0, max: 3 })), async (chances) => {
        const html = await markup(without(fixture, () => chances.next().value === 0))
        expect(html).not.toMatch(/<(h[1-6]|p|a|ul|ol|dl|li|figure|button)\b[^>]*><\/\1>/)
        expect(html).not.toMatch(/\b(?:undefined|null|NaN)\b|\[object/)
        // The levels within a text are the editor's choice.
        const levels = [...html.matchAll(/<h([1-6])(?! class="rich-text)/g)].map(([, level]) => Number(level))
        expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})

test('contact cards show a phone number without an office', async () => {
  const contact = fixtures.find(({ type }) => type === 'contactCardsBlock')
  for (const phone of ['+44 20 7946 0123', '+44 (0)20 7946 0123'])
    expect(await markup({ ...contact, info: { phone } })).toContain('href="tel:+442079460123"')
})

test('help topics show nothing, not even their search, while there are none', async () => {
  const topics = fixtures.find(({ type }) => type === 'helpTopicsBlock')
  expect(await markup({ ...topics, topics: [] })).not.toContain('<section')
})

test('says of every link that opens a new tab that it does', async () => {
  const link = { kind: 'url', url: 'https://example.com/', newTab: true }
  const logos = fixtures.find(({ type }) => type === 'logoCloudBlock')
  const html = await markup({ ...logos, logos: [{ key: 'one', name: 'One', figure: null, link }] })
  expect(html).toContain('(opens in a new tab)')
})

test('a text with too few headings for a table of contents looks as without one', async () => {
  const text = fixtures.find(({ type }) => type === 'richTextBlock')
  const body = (text?.body as { style?: string }[]).filter(({ style }) => !style?.startsWith('h'))
  expect(await markup({ ...text, body, showContents: true })).toBe(
    await markup({ ...text, body, showContents: false }),
  )
})

test('every id is on a page once, though texts share headings among them and with the anchor of a block', async () => {
  const text = fixtures.find(({ type }) => type === 'richTextBlock')
  const [, heading] = /<h[23][^>]* id="([^"]+)"/.exec(await markup(text)) ?? []
  const [split, faq] = ['featureSplitBlock', 'faqBlock'].map((name) =>
    fixtures.find(({ type }) => type === name),
  )
  const faqs = (faq?.faqs as object[]).map((one) => ({ ...one, answer: text?.body }))
  const html = await markup(
    text,
    { ...text, key: 'second', anchor: null },
    { ...text, key: 'third', anchor: heading },
    { ...split, anchor: null, body: text?.body },
    {
      ...faq,
      anchor: null,
      faqs: [...faqs, ...faqs.map((one, index) => ({ ...one, id: `other-${index}` }))],
    },
    { ...split, key: 'last', anchor: null, body: text?.body },
  )
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(heading).toBeDefined()
  expect(new Set(ids).size).toBe(ids.length)
})

test.each([
  ['/company', true],
  ['/', false],
])('the heading of %s has a breadcrumb: %s', async (path, isShown) => {
  const heading = fixtures.find(({ type }) => type === 'pageHeadingBlock')
  const html = await render(blocksSchema.parse([heading]), path)
  expect(html.includes('aria-label="Breadcrumb"')).toBe(isShown)
})

test('of two lists on a page, the shorter one stays on its last page', async () => {
  const list = fixtures.find(({ type }) => type === 'postListBlock')
  const lists = blocksSchema.parse([
    { ...list, key: 'long', layout: 'grid', pageSize: 1 },
    { ...list, key: 'short', layout: 'grid' },
  ])
  const html = await render(lists, '/sample', 2)
  expect(html.match(/A key that nobody has tried/g)).toHaveLength(2)
  expect(html.match(/On-call that people can live with/g)).toHaveLength(1)
})

test('a list of some articles links to the page that lists all', async () => {
  const list = fixtures.find(({ type }) => type === 'postListBlock')
  const linkToAll = async (part: object) =>
    /<a href="([^"]+)"><span>All articles/.exec(await markup({ ...list, layout: 'grid', ...part }))?.[1]
  expect(await linkToAll({})).toBe('/sample')
  expect(await linkToAll({ isChosen: true })).toBe('/blog')
  expect(await linkToAll({ categoryHref: addressOf('postCategory', 'operations') })).toBe('/blog')
})

test('a page without blocks shows its title', async () => {
  expect(await markup()).toMatch(/<h1 class="display[^>]*>Sample<\/h1>/)
})
