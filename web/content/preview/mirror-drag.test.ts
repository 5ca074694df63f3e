import { expect, test } from 'vitest'
import { mirrorDrag } from './mirror-drag.ts'

const first = { sanity: { path: 'items[_key=="first"]' } }
const second = { sanity: { path: 'items[_key=="second"]' } }

test('what is let go between two items stands between them, whichever way the row reads', () => {
  const drag = { insertPosition: { left: second, right: first } }
  expect(mirrorDrag(drag)?.insertPosition).toEqual({ left: first, right: second })
  expect(mirrorDrag({ insertPosition: { left: null, right: first } })?.insertPosition).toEqual({
    left: first,
    right: null,
  })
})

test('items below one another, a drag that went nowhere, and one that is turned already stay as they are', () => {
  expect(mirrorDrag({ insertPosition: { top: first, bottom: second } })).toBeNull()
  expect(mirrorDrag({ insertPosition: null })).toBeNull()
  const turned = mirrorDrag({ insertPosition: { left: first, right: null } })
  expect(turned && mirrorDrag(turned)).toBeNull()
})
