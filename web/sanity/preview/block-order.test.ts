import { expect, test } from 'vitest'
import { blockKeys, sortByKeys } from './block-order.ts'

const hero = { key: 'hero', view: 'Hero' }
const steps = { key: 'steps', view: 'Steps' }

test('reads the block keys of a document, also while a block is incomplete', () => {
  expect(blockKeys({ blocks: [{ _key: 'steps' }, { _key: 'hero' }, {}, null] })).toEqual(['steps', 'hero'])
  expect(blockKeys({ blocks: [] })).toEqual([])
})

test('returns null for a document without blocks', () => {
  for (const document of [null, undefined, {}, { blocks: 'none' }]) expect(blockKeys(document)).toBeNull()
})

test('sorts blocks by keys, drops removed ones and ignores unknown keys', () => {
  expect(sortByKeys([hero, steps], ['steps', 'hero'])).toEqual([steps, hero])
  expect(sortByKeys([hero, steps], ['steps'])).toEqual([steps])
  expect(sortByKeys([hero], ['new', 'hero'])).toEqual([hero])
})
