import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawBackground } from './background.ts'
import { drawSharingImage, getTitleSize } from './image.ts'

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

test('a title is complete however long it is', async () => {
  const start = 'What we learned while we moved a bank to the cloud in one night, '.repeat(4)
  const draw = (end: string) =>
    drawSharingImage({
      title: start + end,
      siteName: 'Meridian',
      tagline: 'IT services',
      locale: 'en',
      direction: 'ltr',
    })
  const [one, other] = await Promise.all(['and why', 'and how'].map(draw))
  expect(one?.equals(other ?? Buffer.of())).toBe(false)
})

test('emoji, which the fonts have no glyphs for, are left out, and the site is named instead of a title of emoji', async () => {
  const draw = (title: string) =>
    drawSharingImage({ title, siteName: 'Meridian', tagline: 'IT services', locale: 'en', direction: 'ltr' })
  const [decorated, plain, emoji, name] = await Promise.all(['Sale 🎉', 'Sale', '🎉', 'Meridian'].map(draw))
  expect(decorated?.equals(plain ?? Buffer.of())).toBe(true)
  expect(emoji?.equals(name ?? Buffer.of())).toBe(true)
})
