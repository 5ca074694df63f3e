import { expect, test } from 'vitest'
import { checkListedOnce } from './listed-once.ts'

const check = checkListedOnce('Twice.')
const reference = (_key: string, _ref: string) => ({ _key, _type: 'reference', _ref })

test.each([[undefined], [[]], [[1, 2]], [['GB', 'FR']], [[reference('a', 'lamp'), reference('b', 'desk')]]])(
  'nothing is twice in %j',
  (items) => {
    expect(check(items)).toBe(true)
  },
)

test.each([[[1, 2, 1]], [['GB', 'GB']], [[reference('a', 'lamp'), reference('b', 'lamp')]]])(
  'something is twice in %j',
  (items) => {
    expect(check(items)).toBe('Twice.')
  },
)
