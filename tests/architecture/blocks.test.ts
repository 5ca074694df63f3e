import { describe, expect, test } from 'vitest'
import { schemaTypes } from '../../schemas/index.ts'
import { BLOCK_TYPES } from '../../schemas/shared/block-types.ts'
import { files, read } from './files.ts'

/** `featureGridBlock` is in folders and files named `feature-grid`. */
const nameOf = (type: string) =>
  type.replace(/Block$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const registry = read('web/blocks/registry.ts')

describe.each(BLOCK_TYPES.map((type) => [type, nameOf(type)] as const))('%s is complete', (type, name) => {
  const schema = schemaTypes.find((candidate) => candidate.name === type)

  test('its schema has a description', () => {
    expect(files).toContain(`schemas/blocks/${name}.ts`)
    expect(schema).toMatchObject({ title: expect.any(String) as string, icon: expect.anything() as unknown })
    expect(String((schema as { description?: unknown } | undefined)?.description)).toMatch(/\w+ \w+.*\.$/)
  })

  test.each(['query.ts', 'view.tsx', 'fixture.ts'])('it has its %s', (file) => {
    expect(files).toContain(`web/blocks/${name}/${file}`)
  })

  test('pages query, parse and render it', () => {
    expect(registry).toContain(`_type == "${type}" => {`)
    expect(registry).toMatch(new RegExp(`\\w+Schema\\b[^\\n]* from './${name}/query.ts'`))
    expect(registry).toContain(`  ${type}: defineBlock(`)
  })

  test('the block picker has a thumbnail', () => {
    expect(files).toContain(`studio/static/blocks/${type}.svg`)
    expect(read(`studio/static/blocks/${type}.svg`)).toMatch(/^<svg [^>]*viewBox=/)
  })
})
