import { describe, expect, test } from 'vitest'
import { schemaTypes } from '../../schemas/index.ts'
import { BLOCK_TYPES } from '../../schemas/shared/block-types.ts'
import { files, read } from './files.ts'

/** `featureGridBlock` is in folders and files named `feature-grid`. */
const nameOf = (type: string) =>
  type.replace(/Block$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Query, schema and view are in a list that the compiler checks (`web/blocks/registry.ts`). */
describe.each(BLOCK_TYPES.map((type) => [type, nameOf(type)] as const))('%s is complete', (type, name) => {
  const schema = schemaTypes.find((candidate) => candidate.name === type)

  test('its schema has a description', () => {
    expect(files).toContain(`schemas/blocks/${name}.ts`)
    expect(schema).toMatchObject({ title: expect.any(String) as string, icon: expect.anything() as unknown })
    expect(String((schema as { description?: unknown } | undefined)?.description)).toMatch(/\w+ \w+.*\.$/)
  })

  test('it has a fixture', () => {
    expect(files).toContain(`web/blocks/${name}/fixture.ts`)
  })

  test('the block picker has a thumbnail', () => {
    expect(files).toContain(`studio/static/blocks/${type}.svg`)
    expect(read(`studio/static/blocks/${type}.svg`)).toMatch(/^<svg [^>]*viewBox=/)
  })
})
