import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { widenSearch } from './widen-search.ts'

const SEARCH = "[_id, altText, assetId, creditLine, description, originalFilename, title, url] match '*lamp*'"

test('the search of Media includes the texts of all languages', () => {
  const query = widenSearch(`{"items": *[_type == "sanity.imageAsset" && ${SEARCH}] {altText}}`)
  for (const field of ['altText.ar', 'altText.en', 'altText.zh', 'title.zh', 'description.ar', 'url'])
    expect(query).toMatch(new RegExp(`\\[[^\\]]*\\b${field}[^\\]]*\\] match '\\*lamp\\*'`))
})

test('other queries stay as they are', () => {
  const query = '*[references($id)] {title}'
  expect(widenSearch(query)).toBe(query)
})

test('the installed Media searches by these fields', () => {
  const source = readFileSync(createRequire(import.meta.url).resolve('sanity-plugin-media'), 'utf8')
  const [fields] = SEARCH.split("'")
  expect(source).toContain(fields)
})
