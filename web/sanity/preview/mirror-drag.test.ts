import { expect, test } from 'vitest'
import { mirrorDrag } from './mirror-drag.ts'

const first = { sanity: { path: 'items[_key=="first"]' } }
const second = { sanity: { path: 'items[_key=="second"]' } }

test('swaps left and right of a drag in a row', () => {
  const drag = { insertPosition: { left: second, right: first } }
  expect(mirrorDrag(drag)?.insertPosition).toEqual({ left: first, right: second })
  expect(mirrorDrag({ insertPosition: { left: null, right: first } })?.insertPosition).toEqual({
    left: first,
    right: null,
  })
})

test('leaves vertical, canceled and already swapped drags unchanged', () => {
  expect(mirrorDrag({ insertPosition: { top: first, bottom: second } })).toBeNull()
  expect(mirrorDrag({ insertPosition: null })).toBeNull()
  const turned = mirrorDrag({ insertPosition: { left: first, right: null } })
  expect(turned && mirrorDrag(turned)).toBeNull()
})
