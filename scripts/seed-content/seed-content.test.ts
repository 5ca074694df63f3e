import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { BLOCK_TYPES } from '../../schemas/shared/block-types.ts'
import { LOCALES } from '../../schemas/shared/locales.ts'
import { ICONS } from '../../schemas/shared/icons.ts'
import { SINGLETONS } from '../../schemas/shared/singletons.ts'
import { SOCIAL_PLATFORMS } from '../../schemas/shared/social-platforms.ts'
import { checkDestination, checkPath, checkSlug, checkUrl } from '../../schemas/validation/addresses.ts'
import { checkEmail, checkPhone, checkProfileUrl } from '../../schemas/validation/contact.ts'
import { checkMenuKeys, type KeyedItem } from '../../schemas/validation/menu-keys.ts'
import { checkLoop, type Hop } from '../../schemas/validation/redirects.ts'
import { readSeedDocuments } from '../seed/content.ts'

type Value = Record<string, unknown>

const folder = import.meta.dirname
const documents: Value[] = readSeedDocuments(folder)
const ofType = (type: string) => documents.filter(({ _type }) => _type === type)

/** Every object below a value, with the way to it. */
function objectsIn(value: unknown, way: string): { way: string; object: Value }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => objectsIn(item, `${way}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  const object = value as Value
  return [
    { way, object },
    ...Object.entries(object).flatMap(([key, item]) => objectsIn(item, `${way}.${key}`)),
  ]
}

const objects = documents.flatMap((document) => objectsIn(document, String(document._id)))
const lists = objects.flatMap(({ way, object }) =>
  Object.entries(object).flatMap(([key, list]) =>
    Array.isArray(list) ? [{ way: `${way}.${key}`, list: list as Value[] }] : [],
  ),
)
const localized = lists.filter(({ list }) => String(list[0]?._type).startsWith('internationalizedArray'))

describe('every localised field', () => {
  test('is written in the three languages, in their order', () => {
    const incomplete = localized.filter(
      ({ list }) => list.map(({ language }) => language).join() !== LOCALES.map(({ id }) => id).join(),
    )
    expect(localized.length).toBeGreaterThan(100)
    expect(incomplete.map(({ way }) => way)).toEqual([])
  })

  test('says something in each of them, and not the same thing twice', () => {
    const poor = localized.filter(({ list }) => {
      const texts = list.map(({ value }) => JSON.stringify(value))
      return texts.some((text) => text.length < 4) || new Set(texts).size < LOCALES.length
    })
    expect(poor.map(({ way }) => way)).toEqual([])
  })

  test('is written in the script of its language', () => {
    const scripts: Record<string, RegExp> = {
      zh: /\p{Script=Han}/u,
      en: /[A-Za-z]/,
      ar: /\p{Script=Arabic}/u,
    }
    const foreign = localized.flatMap(({ way, list }) =>
      list
        .filter(({ language, value }) => !scripts[String(language)]?.test(JSON.stringify(value)))
        .map(({ language }) => `${way} (${String(language)})`),
    )
    expect(foreign).toEqual([])
  })
})

describe('the documents hold together', () => {
  test('references lead to documents that are there', () => {
    const ids = new Set(documents.map(({ _id }) => _id))
    const dead = objects.filter(({ object }) => object._type === 'reference' && !ids.has(object._ref))
    expect(dead.map(({ way }) => way)).toEqual([])
  })

  test('pictures and files lie beside them', () => {
    const files = objects.flatMap(({ object: { _sanityAsset: asset, _privateFile: file } }) => [
      ...(typeof asset === 'string' ? [asset.replace(/^(image|file)@file:\/\//, '')] : []),
      ...(typeof file === 'string' ? [file] : []),
    ])
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([])
  })

  test('items of a list have keys of their own', () => {
    const clashing = lists.filter(({ list }) => {
      const keys = list.flatMap((item) => (typeof item === 'object' ? [item._key] : []))
      return keys.some((key) => !key) || new Set(keys).size < keys.length
    })
    expect(clashing.map(({ way }) => way)).toEqual([])
  })

  test('every singleton is there', () => {
    for (const { id, type } of SINGLETONS) {
      expect(documents.find(({ _id }) => _id === id)?._type).toBe(type)
    }
  })

  test('blocks are of the known types', () => {
    const used = ofType('page').flatMap(({ blocks }) => ((blocks ?? []) as Value[]).map(({ _type }) => _type))
    expect(used.filter((type) => !(BLOCK_TYPES as readonly unknown[]).includes(type))).toEqual([])
  })
})

describe('Studio would accept them', () => {
  const slugOf = (document: Value, field: string) => (document[field] as { current?: string }).current

  test('addresses', () => {
    for (const page of ofType('page')) expect(checkPath(slugOf(page, 'path'))).toBe(true)
    for (const type of ['job', 'helpTopic', 'helpArticle']) {
      expect(ofType(type).length).toBeGreaterThan(0)
      for (const document of ofType(type)) expect(checkSlug(slugOf(document, 'slug'))).toBe(true)
    }
    for (const service of ofType('service')) {
      expect(checkSlug(slugOf(service, 'slug'))).toBe(true)
      expect(service._id).toBe(`service-${slugOf(service, 'slug')}`)
    }
    for (const { object } of objects.filter(({ object }) => object._type === 'link')) {
      if (object.kind === 'path') expect(checkPath(object.path as string)).toBe(true)
      if (object.kind === 'url') expect(checkUrl(object.url as string)).toBe(true)
    }
  })

  test('menus', () => {
    for (const menu of ofType('menu')) expect(checkMenuKeys(menu.items as KeyedItem[])).toBe(true)
  })

  test('redirects, which lead out of each other’s way', () => {
    const redirects = ofType('redirect') as (Value & Hop)[]
    for (const redirect of redirects) {
      expect(checkPath(redirect.source)).toBe(true)
      expect(checkDestination(redirect.destination)).toBe(true)
      expect(
        checkLoop(
          redirect,
          redirects.filter((other) => other !== redirect),
        ),
      ).toBe(true)
    }
  })

  test('contact details and profiles', () => {
    const [contact] = ofType('contactInfo') as Record<string, string>[]
    expect(checkEmail(contact?.email)).toBe(true)
    expect(checkEmail(contact?.inquiriesEmail)).toBe(true)
    expect(checkPhone(contact?.phone)).toBe(true)
    const profiles = objects.map(({ object }) => object).filter(({ _type }) => _type === 'socialLink')
    for (const { platform, url } of profiles) {
      expect(
        checkProfileUrl(
          url as string,
          SOCIAL_PLATFORMS.find(({ id }) => id === platform),
        ),
      ).toBe(true)
    }
    expect(profiles.map(({ platform }) => platform)).toEqual(SOCIAL_PLATFORMS.map(({ id }) => id))
  })

  test('services, each with a drawn icon and an order of its own', () => {
    const services = ofType('service')
    const keys: unknown[] = ICONS.map(({ key }) => key)
    expect(services.filter(({ icon }) => !keys.includes(icon))).toEqual([])
    expect(new Set(services.map(({ icon }) => icon)).size).toBe(services.length)
    expect(new Set(services.map(({ order }) => order)).size).toBe(services.length)
  })
})

test('logos and pictures carry nothing active and nothing from elsewhere', () => {
  for (const name of ['logo-light.svg', 'logo-dark.svg']) {
    const drawing = readFileSync(join(folder, 'pictures', name), 'utf8')
    expect(drawing).not.toMatch(/<script|<text|href=|on\w+=/)
  }
})
