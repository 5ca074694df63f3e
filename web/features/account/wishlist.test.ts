import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeWishlists, wishlistSchema } from './wishlist.ts'

test('a guest’s wishlist is merged into that of the account, without duplicates', () => {
  expect(mergeWishlists(['10201', '1030'], ['1030', '10000'])).toEqual(['10201', '1030', '10000'])
})

test('merging a list again changes nothing', () => {
  const list = fc.uniqueArray(fc.stringMatching(/^[0-9]{1,5}$/), { maxLength: 50 })
  fc.assert(
    fc.property(list, list, (kept, added) => {
      const once = mergeWishlists(kept, added)
      expect(mergeWishlists(once, added)).toHaveLength(once.length)
      expect(new Set(once).size).toBe(once.length)
      expect(once.length).toBeLessThanOrEqual(50)
      expect(added.every((id) => once.includes(id))).toBe(true)
    }),
  )
})

test.each([{}, { items: 'x' }, { items: ['a b'] }, { items: ['<script>'] }, { items: Array(51).fill('1') }])(
  'refuses %j',
  (body) => {
    expect(wishlistSchema.safeParse(body).success).toBe(false)
  },
)
