import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../scripts/settings.ts'
import { files, isTest, read, sources } from './files.ts'

const MOST_LINES = 350
/** Folders that are rooms or hold rooms; each room says in a README what it is for. */
const ROOMS = [
  'schemas',
  'studio',
  'web',
  'web/blocks',
  'web/cache',
  'web/content',
  'web/features',
  'web/i18n',
  'web/lib',
  'web/services',
  'web/styles',
  'web/ui',
  'emulators/*',
  'scripts',
  'tests',
  'tests/*',
  'docs',
]

const lines = (path: string): string[] => read(path).split('\n')

describe('the house', () => {
  test(`no source file is longer than ${MOST_LINES} lines`, () => {
    const long = sources
      .map((path) => ({ path, length: lines(path).length }))
      .filter(({ length }) => length > MOST_LINES)
      .map(({ path, length }) => `${path}: ${length} lines`)
    expect(long).toEqual([])
  })

  test('every room has a README', () => {
    const rooms = ROOMS.flatMap((room) => (room.endsWith('/*') ? subfolders(room.slice(0, -2)) : [room]))
    const silent = rooms.filter(
      (room) => existsSync(join(ROOT, room)) && !files.includes(`${room}/README.md`),
    )
    expect(silent).toEqual([])
  })

  test('nothing is left for later, and no text is a placeholder', () => {
    const written = files.filter((path) => /\.(?:tsx?|mts|mjs|js|scss|md|json|ndjson|html)$/.test(path))
    const pattern = new RegExp(
      `\\b(?:${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX'].join('|')})\\b|lorem ${'ipsum'}`,
    )
    const found = written
      .filter((path) => path !== 'package-lock.json')
      .flatMap((path) =>
        lines(path).flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
      )
    expect(found).toEqual([])
  })

  test('only web/env.ts reads the environment of the site', () => {
    const reading = sources
      .filter((path) => path.startsWith('web/') && !isTest(path) && path !== 'web/env.ts')
      // Which runtime a file is compiled for is no setting: Next's compiler writes it in.
      .filter((path) => /process\.env(?!\.NEXT_RUNTIME\b)/.test(read(path)))
    expect(reading).toEqual([])
  })

  test('only web/services/identity/verifier.ts checks tokens of customers', () => {
    const checking = sources
      .filter((path) => path.startsWith('web/') && path !== 'web/services/identity/verifier.ts')
      .filter((path) => /\.verify(?:IdToken|SessionCookie)\b/.test(read(path)))
    expect(checking).toEqual([])
  })

  test('no file only passes on what others export, but for schemas/index.ts', () => {
    const barrels = sources.filter((path) => {
      const statements = read(path)
        .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
        .trim()
      return (
        statements !== '' &&
        statements.replace(/export\s+(?:type\s+)?(?:\*|\{[^}]*\})\s+from\s+'[^']+'/g, '').trim() === ''
      )
    })
    expect(barrels.filter((path) => path !== 'schemas/index.ts')).toEqual([])
  })
})

function subfolders(folder: string): string[] {
  const prefix = `${folder}/`
  const names = files
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length).split('/'))
  return [...new Set(names.filter((parts) => parts.length > 1).map(([name]) => `${folder}/${name ?? ''}`))]
}
