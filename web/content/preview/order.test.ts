import { expect, test } from 'vitest'
import { blockKeys, inOrder } from './order.ts'

const hero = { key: 'hero', view: 'Hero' }
const steps = { key: 'steps', view: 'Steps' }

test('a document tells the order of its blocks, also while one of them is only being made', () => {
  expect(blockKeys({ blocks: [{ _key: 'steps' }, { _key: 'hero' }, {}, null] })).toEqual(['steps', 'hero'])
  expect(blockKeys({ blocks: [] })).toEqual([])
})

test('a document without blocks tells no order', () => {
  for (const document of [null, undefined, {}, { blocks: 'none' }]) expect(blockKeys(document)).toBeNull()
})

test('blocks stand as their keys do; one taken away goes, one that is not drawn yet is waited for', () => {
  expect(inOrder([hero, steps], ['steps', 'hero'])).toEqual([steps, hero])
  expect(inOrder([hero, steps], ['steps'])).toEqual([steps])
  expect(inOrder([hero], ['new', 'hero'])).toEqual([hero])
})
