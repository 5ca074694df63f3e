import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawBackground } from './background.ts'
import { getTitleSize } from './image.ts'

test('longer titles are smaller, and Chinese characters count double', () => {
  expect(getTitleSize('Contact')).toBeGreaterThan(getTitleSize('What a backup is worth to a bank'))
  expect(getTitleSize('网络安全服务')).toBe(getTitleSize('twelve chars'))
  expect(getTitleSize('云'.repeat(30))).toBeLessThan(getTitleSize('a'.repeat(30)))
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, more) => {
      expect(getTitleSize(one + more)).toBeLessThanOrEqual(getTitleSize(one))
    }),
  )
})

test('the background is mirrored for Arabic', () => {
  expect(drawBackground('rtl')).toContain('scale(-1 1)')
  expect(drawBackground('ltr')).not.toContain('scale(-1 1)')
})
