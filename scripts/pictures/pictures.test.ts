import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, test } from 'vitest'
import { ROOT } from '../settings.ts'
import { GROUPS } from './catalogue.ts'
import { manifest } from './manifest.ts'
import { render } from './render.ts'

const SCRIPTS = { en: /[A-Za-z]/, zh: /\p{Script=Han}/u, ar: /\p{Script=Arabic}/u }
const folder = join(ROOT, 'scripts/seed-content/pictures')

describe.each(GROUPS)('$folder', (group) => {
  test.each(Object.keys(group.drawings))(
    '%s is drawn the same each time, with nothing active in it',
    (name) => {
      const svg = render(group, name)
      expect(render(group, name)).toBe(svg)
      expect(svg).not.toMatch(/NaN|Infinity|undefined|<text|<script|<image|href=|url\((?!#)/)
    },
  )

  test.each(Object.keys(group.drawings))('%s lies in its folder at its size', async (name) => {
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
