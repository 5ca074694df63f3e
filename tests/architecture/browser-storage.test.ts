import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LOCALE_IDS } from '../../schemas/shared/locales.ts'

const CODE = globSync('web/**/*.{ts,tsx}', { exclude: (path) => path.includes('node_modules') })
  .filter((path) => !path.includes('.test.') && !path.includes('.next'))
  .map((path) => readFileSync(path, 'utf8'))
const ALL_CODE = CODE.join('\n')

/** Statements that store something in a browser; the group is the constant that holds its name. */
const STORING = [
  /(?:localStorage|sessionStorage)\.setItem\(\s*'?\$?\{?([\w.'-]+)/g,
  /(?:jar|\(await cookies\(\)\)|cookieStore)\.set\(\s*([\w.'-]+)/g,
  /document\.cookie = `\$\{(\w+)\}/g,
  /localeCookie: \{ name: (\w+)/g,
  /createBrowserStore\((\w+)/g,
  /storeText\((\w+)/g,
]

/** The value of a constant of the same file, else of the only one that is exported under this name. */
function valuesOf(constant: string): string[] {
  const found = [...ALL_CODE.matchAll(new RegExp(`const ${constant} = '([^']+)'`, 'g'))]
  return found.flatMap(([, value]) => (value === undefined ? [] : [value]))
}

const constants = new Set(
  STORING.flatMap((storing) => [...ALL_CODE.matchAll(storing)].map(([, name]) => name ?? '')),
)
/** `createBrowserStore` stores under the key it is given, which is found where it is called. */
constants.delete('key')
const stored = new Set([...constants].flatMap(valuesOf))

interface PrivacyPage {
  _id: string
  blocks: { body?: { language: string; value: { _type: string; rows?: { cells: string[] }[] }[] }[] }[]
}

const page = readFileSync('scripts/seed-content/pages-blog.ndjson', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as PrivacyPage)
  .find(({ _id }) => _id === 'page-privacy')
const bodies = page?.blocks.flatMap(({ body }) => body ?? []) ?? []

test('every statement that stores something in a browser names what it stores by a constant', () => {
  expect(constants.size).toBeGreaterThan(9)
  expect([...constants].filter((constant) => valuesOf(constant).length === 0)).toEqual([])
})

test('the privacy page has a text in each language', () => {
  expect(bodies.map(({ language }) => language).sort()).toEqual([...LOCALE_IDS].sort())
})

describe.each(bodies.map(({ language, value }) => [language, value] as const))(
  'the privacy page in %s',
  (_, value) => {
    test('lists all that the site stores in a browser, and nothing else', () => {
      const rows = value.find(({ _type }) => _type === 'richTextTable')?.rows ?? []
      // Arabic names that begin with an underscore have a left-to-right mark.
      const [, ...names] = rows.map(({ cells }) => cells[0]?.replace('\u200e', ''))
      expect(names.sort()).toEqual([...stored].sort())
    })
  },
)
