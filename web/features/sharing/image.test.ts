import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groundSvg } from './ground.ts'
import { titleSize } from './image.ts'

test('longer titles are set smaller, Chinese ones by the room they take', () => {
  expect(titleSize('Contact')).toBeGreaterThan(titleSize('What a backup is worth to a bank'))
  expect(titleSize('网络安全服务')).toBe(titleSize('twelve chars'))
  expect(titleSize('云'.repeat(30))).toBeLessThan(titleSize('a'.repeat(30)))
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, more) => {
      expect(titleSize(one + more)).toBeLessThanOrEqual(titleSize(one))
    }),
  )
})

test('the ground is mirrored for Arabic', () => {
  expect(groundSvg('rtl')).toContain('scale(-1 1)')
  expect(groundSvg('ltr')).not.toContain('scale(-1 1)')
})
