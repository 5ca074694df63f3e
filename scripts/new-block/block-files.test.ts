import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../settings.ts'
import { createBlockFiles } from './block-files.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const files = await createBlockFiles('price-teaser', read)

test('a block has five files and is listed in four', () => {
  expect([...files.keys()].sort()).toEqual([
    'docs/editors/pages.md',
    'schemas/blocks/price-teaser.ts',
    'schemas/index.ts',
    'schemas/shared/block-types.ts',
    'studio/static/blocks/priceTeaserBlock.svg',
    'web/blocks/price-teaser/fixture.ts',
    'web/blocks/price-teaser/query.ts',
    'web/blocks/price-teaser/view.tsx',
    'web/blocks/registry.ts',
  ])
})

test('lists are only added to', () => {
  const added = [...files].flatMap(([path, source]) => {
    if (path.includes('rice')) return []
    const before = new Set(read(path).split('\n'))
    expect(source.split('\n').length).toBeGreaterThan(before.size)
    for (const line of before) expect(source).toContain(line)
    return source.split('\n').filter((line) => !before.has(line))
  })
  expect(added.map((line) => line.replace(/ {2,}/g, ' ').trim())).toEqual([
    "'priceTeaserBlock',",
    "import { priceTeaserBlock } from './blocks/price-teaser.ts'",
    'priceTeaserBlock,',
    "import { priceTeaserFields, priceTeaserSchema } from './price-teaser/query.ts'",
    "import { PriceTeaserBlock } from './price-teaser/view.tsx'",
    '_type == "priceTeaserBlock" => { ${priceTeaserFields} },',
    'priceTeaserBlock: defineBlock(priceTeaserSchema, PriceTeaserBlock),',
    '| Price teaser | a heading and a paragraph |',
  ])
})

test.each(['', 'Price', 'price_teaser', '../hero'])('“%s” is no name for a block', async (name) => {
  await expect(createBlockFiles(name, read)).rejects.toThrow('lower case with hyphens')
})

test('a block is not overwritten', async () => {
  await expect(createBlockFiles('hero', read)).rejects.toThrow('There is a block named hero')
})
