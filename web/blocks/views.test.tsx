import { existsSync, readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { createTranslator, NextIntlClientProvider } from 'next-intl'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { describe, expect, test, vi } from 'vitest'
import { BLOCK_TYPES } from '#schemas/shared/block-types.ts'
import { Blocks } from './page/view.tsx'
import { blocksSchema } from './registry.ts'

// Neither Next's cache nor its router is here.
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }))
// What is read by what a visitor asks for, beside the block itself, finds nothing here.
vi.mock('#web/sanity/fetch/fetch.ts', () => ({ fetchContent: () => Promise.resolve(null) }))
vi.mock('#web/sanity/fetch/fetch-large.ts', () => ({ fetchLarge: () => Promise.resolve(null) }))
// Outside of a request there is no language; these tests are in English.
vi.mock('next/root-params', () => ({ locale: () => Promise.resolve('en') }))
vi.mock('next-intl/server', () => ({
  getLocale: () => Promise.resolve('en'),
  getTranslations: (namespace: string) => Promise.resolve(english(namespace)),
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

const englishMessages = () =>
  JSON.parse(readFileSync('web/i18n/messages/en.json', 'utf8')) as Record<string, never>

function english(namespace: string) {
  return createTranslator({ locale: 'en', messages: englishMessages(), namespace: namespace as never })
}

/** Regions that are empty until there is something to say, and React's script that keeps forms sent too early. */
const NOT_SHOWN = /<p [^>]*role="status"[^>]*><\/p>|<script>.*?<\/script>/g

/** The markup of what the lake answers for a page's blocks. */
async function markup(...answers: unknown[]): Promise<string> {
  const page = { title: 'Sample', path: '/sample', locale: 'en', pageNumber: 1 } as const
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={englishMessages()}>
      <Blocks blocks={blocksSchema.parse(answers)} page={page} />
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

/** Words that a block keeps back: said when its time has come, when its list is empty, or in another layout. */
const KEPT_BACK = new Set(['We have opened. Come in.', 'No position is open just now.'])

test('every block has a fixture', () => {
  expect(new Set(fixtures.map(({ type }) => type))).toEqual(new Set(BLOCK_TYPES))
})

describe.each(fixtures.map((fixture) => [String(fixture.type), fixture] as const))('%s', (_, fixture) => {
  test('shows all that an editor has written', async () => {
    const html = await markup(fixture)
    const escaped = (text: string) => renderToStaticMarkup(<>{text}</>)
    const expected = words(fixture).filter((text) => !KEPT_BACK.has(text))
    expect(expected.filter((text) => !html.includes(escaped(text)))).toEqual([])
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
      }),
      { numRuns: 60 },
    )
  })
})
