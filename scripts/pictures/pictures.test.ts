import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, test } from 'vitest'
import { ROOT } from '../settings.ts'
import { GROUPS } from './catalogue.ts'
import { pixels } from './kit/paint.ts'
import { manifest } from './manifest.ts'
import { render } from './render.ts'

const SCRIPTS = { en: /[A-Za-z]/, zh: /\p{Script=Han}/u, ar: /\p{Script=Arabic}/u }
const folder = join(ROOT, 'scripts/seed-content/pictures')

const FOREIGN = /NaN|Infinity|undefined|<text|<script|<image|href=|url\((?!#)/

/** Wide enough to meet every shape, small enough to be painted at once. */
const SMALL = 48

describe.each(GROUPS.filter((group) => 'drawings' in group))('$folder', (group) => {
  test.each(Object.keys(group.drawings))(
    '%s is drawn the same each time, with nothing active in it',
    (name) => {
      const svg = render(group, name)
      expect(render(group, name)).toBe(svg)
      expect(svg).not.toMatch(FOREIGN)
    },
  )
})

describe.each(GROUPS.filter((group) => 'paintings' in group))('$folder', (group) => {
  test.each(Object.entries(group.paintings))(
    '%s is painted the same each time, in its format, with light and shade',
    (_, paint) => {
      const painting = paint()
      const { data, width, height } = pixels({ ...painting, samples: 1 }, SMALL)
      expect(pixels({ ...paint(), samples: 1 }, SMALL).data.equals(data)).toBe(true)
      expect(width / height).toBeCloseTo(group.width / group.height, 1)
      expect(Math.max(...data) - Math.min(...data)).toBeGreaterThan(60)
      expect(painting.lines ?? '').not.toMatch(FOREIGN)
    },
  )
})

describe.each(GROUPS)('$folder', (group) => {
  test.each(Object.keys(group.alts))('%s lies in its folder at its size', async (name) => {
    const { width, height } = await sharp(join(folder, group.folder, `${name}.${group.format}`)).metadata()
    expect([width, height]).toEqual([group.width, group.height])
  })
})

describe('what is said of the pictures', () => {
  it('is short, in three languages, each in its own script', () => {
    for (const { alt } of manifest(GROUPS)) {
      for (const [language, script] of Object.entries(SCRIPTS)) {
        const text = alt[language as keyof typeof alt]
        expect(text).toMatch(script)
        expect(text.length).toBeLessThanOrEqual(160)
      }
    }
  })

  it('is said of one picture only', () => {
    const texts = manifest(GROUPS).flatMap(({ alt }) => [alt.en, alt.zh, alt.ar])
    expect(new Set(texts).size).toBe(texts.length)
  })
})
