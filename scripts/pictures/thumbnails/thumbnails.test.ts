import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { BLOCK_TYPES } from '../../../schemas/shared/block-types.ts'
import { ROOT } from '../../settings.ts'
import { renderThumbnail } from '../render.ts'
import { THUMBNAILS } from './drawings.ts'

const file = (type: string) => readFileSync(join(ROOT, 'studio/static/blocks', `${type}.svg`), 'utf8')

describe('thumbnails of blocks', () => {
  test.each(Object.entries(THUMBNAILS))('%s lies in Studio as it is drawn here', (type, draw) => {
    expect(file(type)).toBe(renderThumbnail(draw))
    expect(file(type)).not.toMatch(/NaN|undefined|<text|<script/)
  })

  it('are there for every block that Studio offers', () => {
    expect(BLOCK_TYPES.filter((type) => !(type in THUMBNAILS))).toEqual([])
  })

  it('differ from each other', () => {
    const drawn = Object.values(THUMBNAILS).map(renderThumbnail)
    expect(new Set(drawn).size).toBe(drawn.length)
  })
})
