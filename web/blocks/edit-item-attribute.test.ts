import { createDataAttribute } from 'next-sanity'
import { expect, test } from 'vitest'
import { editItemAttribute } from './edit-item-attribute.ts'

const page = { id: 'page-home', type: 'page', baseUrl: 'http://localhost:3333' }
const block = (path: string) => ({
  key: 'steps',
  anchor: null,
  visibleFrom: null,
  visibleUntil: null,
  items: [],
  editAttribute: createDataAttribute({ ...page, path }).toString(),
})

test('an item leads to its place in the list of its block', () => {
  const path = 'blocks[_key=="steps"].items[_key=="a1"]'
  expect(editItemAttribute(block('blocks[_key=="steps"]'), 'items', 'a1')).toEqual({
    'data-sanity': createDataAttribute({ ...page, path }).toString(),
  })
})

test('nothing leads anywhere for visitors, from keys that are no part of a path, and where blocks cannot be moved', () => {
  expect(editItemAttribute({ ...block('blocks'), editAttribute: undefined }, 'items', 'a1')).toEqual({})
  expect(editItemAttribute(block('blocks[_key=="steps"]'), 'items', 'a"1')).toEqual({})
  expect(editItemAttribute(block('blocks'), 'items', 'a1')).toEqual({})
})
