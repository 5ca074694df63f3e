import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LINKED_PAGES } from '../../schemas/shared/linked-pages.ts'
import { findSitePath } from '../../schemas/shared/routes.ts'
import { ROOT } from '../../scripts/settings.ts'
import { files, isTest, read, sources } from './files.ts'

/** Folders that need a README; `/*` stands for each subfolder. */
const FOLDERS_WITH_README = [
  'schemas',
  'studio',
  'web',
  'web/blocks',
  'web/cache',
  'web/features',
  'web/features/*',
  'web/features/shop/*',
  'web/i18n',
  'web/lib',
  'web/sanity',
  'web/styles',
  'web/ui',
  'web/vendors',
  'emulators/*',
  'scripts',
  'tests',
  'tests/*',
  'docs',
]

const lines = (path: string): string[] => read(path).split('\n')

describe('the repository', () => {
  test('every module has a README', () => {
    const folders = FOLDERS_WITH_README.flatMap((folder) =>
      folder.endsWith('/*') ? subfolders(folder.slice(0, -2)) : [folder],
    )
    const missing = folders.filter(
      (folder) => existsSync(join(ROOT, folder)) && !files.includes(`${folder}/README.md`),
    )
    expect(missing).toEqual([])
  })

  test('the site links only to its own paths and to pages that Studio asks for', () => {
    const linked = sources
      .filter((path) => /^web\/.*\.tsx$/.test(path) && !isTest(path))
      .flatMap((path) => [...read(path).matchAll(/href(?:=|: )["'](\/(?!api\/)[a-z/-]*)["']/g)])
      .map(([, path = '']) => path)
    const asked = new Set(LINKED_PAGES.map(({ path }) => path))
    expect(linked).toContain('/cart')
    expect(linked.filter((path) => !asked.has(path) && !findSitePath(path))).toEqual([])
  })

  test('no file contains open tasks or placeholder text', () => {
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

  test('no file only re-exports others, except schemas/types.ts', () => {
    const barrels = sources.filter((path) => {
      const statements = read(path)
        .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
        .trim()
      return (
        statements !== '' &&
        statements.replace(/export\s+(?:type\s+)?(?:\*|\{[^}]*\})\s+from\s+'[^']+'/g, '').trim() === ''
      )
    })
    expect(barrels.filter((path) => path !== 'schemas/types.ts')).toEqual([])
  })
})

function subfolders(folder: string): string[] {
  const prefix = `${folder}/`
  const names = files
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length).split('/'))
  return [...new Set(names.filter((parts) => parts.length > 1).map(([name]) => `${folder}/${name ?? ''}`))]
}
