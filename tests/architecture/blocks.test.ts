import { describe, expect, test } from 'vitest'
import { schemaTypes } from '../../schemas/index.ts'
import { BLOCK_TYPES } from '../../schemas/shared/block-types.ts'
import { files, read } from './files.ts'

/** `featureGridBlock` lives in folders and files named `feature-grid`. */
const nameOf = (type: string) =>
  type.replace(/Block$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const pageQuery = read('web/blocks/page/query.ts')
const registry = read('web/blocks/registry.tsx')

describe.each(BLOCK_TYPES.map((type) => [type, nameOf(type)] as const))('%s is whole', (type, name) => {
  const schema = schemaTypes.find((candidate) => candidate.name === type)

  test('its schema says what it is for', () => {
    expect(files).toContain(`schemas/blocks/${name}.ts`)
    expect(schema).toMatchObject({ title: expect.any(String) as string, icon: expect.anything() as unknown })
    expect(String((schema as { description?: unknown } | undefined)?.description)).toMatch(/\w+ \w+.*\.$/)
  })

  test.each(['query.ts', 'types.ts', 'view.tsx', 'fixture.ts'])('it has its %s', (file) => {
    expect(files).toContain(`web/blocks/${name}/${file}`)
  })

  test('pages ask for it, read it and draw it', () => {
    expect(pageQuery).toContain(`_type == "${type}" => {`)
    expect(pageQuery).toMatch(new RegExp(`\\bparse\\w+\\b[^\\n]* from '../${name}/query.ts'`))
    expect(registry).toContain(`  ${type}: `)
  })

  test('the block picker shows a thumbnail of it', () => {
    expect(files).toContain(`studio/static/blocks/${type}.svg`)
    expect(read(`studio/static/blocks/${type}.svg`)).toMatch(/^<svg [^>]*viewBox=/)
  })
})
