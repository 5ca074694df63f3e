import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { BLOCK_TYPES } from '../../schemas/shared/block-types.ts'
import { ROOT } from '../settings.ts'

const FOLDER = join(ROOT, 'scripts/seed-content/pictures')
const THUMBNAILS = join(ROOT, 'studio/static/blocks')

/** Width and height of every picture in a folder, in pixels (docs/illustrations.md). */
const SIZES = {
  posts: [1600, 1000],
  cases: [1600, 1000],
  stories: [1600, 1000],
  features: [1600, 1000],
  demos: [1600, 1000],
  pages: [1600, 1000],
  offices: [1600, 1000],
  products: [1500, 1000],
  wallpapers: [1920, 1080],
  people: [800, 800],
  clients: [160, 160],
  integrations: [160, 160],
}

const SCRIPTS = { en: /[A-Za-z]/, zh: /\p{Script=Han}/u, ar: /\p{Script=Arabic}/u } as const

const text = z.string().max(160)
const pictures = z
  .array(
    z.object({
      file: z.string(),
      width: z.number(),
      height: z.number(),
      alt: z.strictObject({ en: text, zh: text, ar: text }),
    }),
  )
  .parse(JSON.parse(readFileSync(join(FOLDER, 'pictures.json'), 'utf8')))

describe.each(Object.entries(SIZES))('%s', (folder, [width, height]) => {
  test.each(readdirSync(join(FOLDER, folder)))(
    '%s has the size of its folder and is listed',
    async (name) => {
      const actual = await sharp(join(FOLDER, folder, name)).metadata()
      expect([actual.width, actual.height]).toEqual([width, height])
      expect(pictures.find(({ file }) => file === `${folder}/${name}`)).toMatchObject({ width, height })
    },
  )
})

describe('pictures.json', () => {
  it('lists exactly the existing files', () => {
    const files = Object.keys(SIZES).flatMap((folder) =>
      readdirSync(join(FOLDER, folder)).map((name) => `${folder}/${name}`),
    )
    expect(pictures.map(({ file }) => file).toSorted()).toEqual(files.toSorted())
  })

  it('has unique alternative texts in three languages', () => {
    for (const { file, alt } of pictures)
      for (const [language, script] of Object.entries(SCRIPTS))
        expect(alt[language as keyof typeof alt], file).toMatch(script)
    const descriptions = pictures.flatMap(({ alt }) => Object.values(alt))
    expect(new Set(descriptions).size).toBe(descriptions.length)
  })
})

describe("the block picker's thumbnails", () => {
  test.each(BLOCK_TYPES)('%s has a drawing without text or scripts', async (type) => {
    const path = join(THUMBNAILS, `${type}.svg`)
    expect(await sharp(path).metadata()).toMatchObject({ width: 240, height: 150 })
    expect(readFileSync(path, 'utf8')).not.toMatch(/<text|<script/)
  })
})
