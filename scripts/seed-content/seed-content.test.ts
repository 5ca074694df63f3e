import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { BLOCK_TYPES } from '../../schemas/shared/block-types.ts'
import { LOCALES } from '../../schemas/shared/locales.ts'
import { findSitePath, ROUTES, SITE_PATHS } from '../../schemas/shared/routes.ts'
import { SINGLETONS } from '../../schemas/shared/singletons.ts'
import { readSeedDocuments } from '../seed/read-documents.ts'
import { translationDocuments } from '../seed/translations.ts'

/** The rules of the content model are tested in tests/contract/content-model/seed-content.test.ts. */

type Value = Record<string, unknown>

const folder = import.meta.dirname
const documents: Value[] = readSeedDocuments(folder)
const ofType = (type: string) => documents.filter(({ _type }) => _type === type)

/** Returns every object below a value with its path. */
function objectsIn(value: unknown, path: string): { path: string; object: Value }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => objectsIn(item, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  const object = value as Value
  return [
    { path, object },
    ...Object.entries(object).flatMap(([key, item]) => objectsIn(item, `${path}.${key}`)),
  ]
}

const objects = documents.flatMap((document) => objectsIn(document, String(document._id)))
const lists = objects.flatMap(({ path, object }) =>
  Object.entries(object).flatMap(([key, list]) =>
    Array.isArray(list) ? [{ path: `${path}.${key}`, list: list as Value[] }] : [],
  ),
)
const localized = lists.filter(({ list }) => String(list[0]?._type).startsWith('internationalizedArray'))

describe('every localised field', () => {
  test('exists in the three languages, in their order', () => {
    const incomplete = localized.filter(
      ({ list }) => list.map(({ language }) => language).join() !== LOCALES.map(({ id }) => id).join(),
    )
    expect(localized.length).toBeGreaterThan(100)
    expect(incomplete.map(({ path }) => path)).toEqual([])
  })

  test('has a different, non-empty text in each language', () => {
    const poor = localized.filter(({ list }) => {
      const texts = list.map(({ value }) => JSON.stringify(value))
      return texts.some((text) => text.length < 4) || new Set(texts).size < LOCALES.length
    })
    expect(poor.map(({ path }) => path)).toEqual([])
  })

  test('uses the script of its language', () => {
    const scripts: Record<string, RegExp> = {
      zh: /\p{Script=Han}/u,
      en: /[A-Za-z]/,
      ar: /\p{Script=Arabic}/u,
    }
    const foreign = localized.flatMap(({ path, list }) =>
      list
        .filter(({ language, value }) => !scripts[String(language)]?.test(JSON.stringify(value)))
        .map(({ language }) => `${path} (${String(language)})`),
    )
    expect(foreign).toEqual([])
  })
})

describe('the documents are consistent', () => {
  test('references lead to existing documents', () => {
    const ids = new Set(documents.map(({ _id }) => _id))
    const dead = objects.filter(({ object }) => object._type === 'reference' && !ids.has(object._ref))
    expect(dead.map(({ path }) => path)).toEqual([])
  })

  test('the shortened address of a page leads to a page too', () => {
    const pages = ofType('page').map(({ path }) => String((path as { current: string }).current))
    const shortened = [...pages, ...Object.values(ROUTES), ...SITE_PATHS].flatMap((path) => {
      const segments = path.split('/')
      return segments.map((_, index) => segments.slice(0, index).join('/'))
    })
    const sections = [...new Set(shortened)].filter((path) => path !== '' && !path.includes('{'))
    const reachable = [...pages, ...SITE_PATHS, ...ofType('redirect').map(({ source }) => source)]
    expect(sections.filter((section) => !reachable.includes(section))).toEqual([])
    const own = (path: unknown) => pages.includes(String(path)) || findSitePath(String(path))
    expect(ofType('redirect').filter(({ destination }) => !own(destination))).toEqual([])
  })

  test('pictures and files exist', () => {
    const files = objects.flatMap(({ object: { _sanityAsset: asset, _privateFile: file } }) => [
      ...(typeof asset === 'string' ? [asset.replace(/^(image|file)@file:\/\//, '')] : []),
      ...(typeof file === 'string' ? [file] : []),
    ])
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([])
  })

  test('items of a list have unique keys', () => {
    const clashing = lists.filter(({ list }) => {
      const keys = list.flatMap((item) => (typeof item === 'object' ? [item._key] : []))
      return keys.some((key) => !key) || new Set(keys).size < keys.length
    })
    expect(clashing.map(({ path }) => path)).toEqual([])
  })

  test('every singleton exists', () => {
    for (const { id, type } of SINGLETONS) {
      expect(documents.find(({ _id }) => _id === id)?._type).toBe(type)
    }
  })

  test('blocks are of the known types', () => {
    const used = ofType('page').flatMap(({ blocks }) => ((blocks ?? []) as Value[]).map(({ _type }) => _type))
    expect(used.filter((type) => !(BLOCK_TYPES as readonly unknown[]).includes(type))).toEqual([])
  })
})

test('services have their own ids, icons and order', () => {
  const services = ofType('service')
  for (const { _id, slug } of services) expect(_id).toBe(`service-${(slug as { current: string }).current}`)
  expect(new Set(services.map(({ icon }) => icon)).size).toBe(services.length)
  expect(new Set(services.map(({ order }) => order)).size).toBe(services.length)
})

test('logos contain no scripts and no external links', () => {
  for (const name of ['logo-light.svg', 'logo-dark.svg']) {
    const drawing = readFileSync(join(folder, 'pictures', name), 'utf8')
    expect(drawing).not.toMatch(/<script|<text|href=|on\w+=/)
  }
})

describe('texts', () => {
  /** The code samples of a rich text, by language. */
  const samplesOf = (list: Value[]) =>
    list.map(({ value }) => (value as Value[]).filter(({ _type }) => _type === 'richTextCode'))

  test('in code samples are in the language of their article', () => {
    const articles = localized
      .filter(({ list }) => list[0]?._type === 'internationalizedArrayRichTextValue')
      .map(({ path, list }) => ({ path, samples: samplesOf(list) }))
    const foreign = articles.filter(({ samples: [chinese = [], , arabic = []] }) =>
      chinese.some(
        ({ code }, index) =>
          /\p{Script=Han}/u.test(String(code)) && !/\p{Script=Arabic}/u.test(String(arabic[index]?.code)),
      ),
    )
    expect(articles.some(({ samples }) => samples.flat().length > 0)).toBe(true)
    expect(foreign.map(({ path }) => path)).toEqual([])
  })

  test('promise critical updates within one number of hours', () => {
    const promises = objects.flatMap(({ object }) =>
      Object.values(object).flatMap((text) =>
        typeof text === 'string' && /critical/i.test(text) ? [...text.matchAll(/(\d+) hours/g)] : [],
      ),
    )
    expect(promises.length).toBeGreaterThan(1)
    expect([...new Set(promises.map(([, hours]) => hours))]).toEqual(['48'])
  })
})

/** Returns the attributes of a value as Sanity counts them: each path with each type of value. Arrays count too. */
function attributesOf(value: unknown, path: string): string[] {
  if (Array.isArray(value))
    return [`${path} array`, ...value.flatMap((item) => attributesOf(item, `${path}[]`))]
  if (typeof value !== 'object' || value === null) return [`${path} ${typeof value}`]
  return [
    `${path} object`,
    ...Object.entries(value).flatMap(([key, item]) => attributesOf(item, `${path}.${key}`)),
  ]
}

/** Limits of the Free plan: https://www.sanity.io/docs/content-lake/technical-limits */
test('leaves a third of a dataset’s attributes to editors and orders', () => {
  const attributes = [...documents, ...translationDocuments()].map(
    (document) => new Set(attributesOf(document, '')),
  )
  expect(Math.max(...attributes.map(({ size }) => size))).toBeLessThan(1_000)
  expect(new Set(attributes.flatMap((each) => [...each])).size).toBeLessThan(2_000 * (2 / 3))
})
