import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../settings.ts'
import { EDITOR_PICTURES } from './pictures.ts'

const GUIDE = join(ROOT, 'docs/editors')
const pages = readdirSync(GUIDE).filter((file) => file.endsWith('.md'))
const picturesOf = (page: string) =>
  [
    ...readFileSync(join(GUIDE, page), 'utf8').matchAll(
      /!\[[^\]]+\]\(\.\.\/pictures\/editors\/([\w-]+)\.webp\)/g,
    ),
  ].map(([, name = '']) => name)

describe('the guide for editors', () => {
  test.each(pages)('%s has a picture', (page) => {
    expect(picturesOf(page).length).toBeGreaterThan(0)
  })

  test('shows each picture that the script takes, and no other', () => {
    const names = EDITOR_PICTURES.map(({ name }) => name)
    expect([...new Set(pages.flatMap(picturesOf))].sort()).toEqual([...names].sort())
    const files = readdirSync(join(ROOT, 'docs/pictures/editors'))
    expect(files.sort()).toEqual(names.map((name) => `${name}.webp`).sort())
  })
})
