import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { ROOT } from '../../scripts/settings.ts'

const GENERATED_FOLDERS = new Set([
  '.builds',
  '.data',
  '.git',
  '.next',
  '.sanity',
  'coverage',
  'dist',
  'node_modules',
  'playwright-report',
  'test-results',
])
const GENERATED = /\.generated\.ts$|next-env\.d\.ts$/
const SOURCE = /\.(?:ts|tsx|mts|js|mjs)$/

function list(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (GENERATED_FOLDERS.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? list(path) : [relative(ROOT, path).split(sep).join('/')]
  })
}

/** Every handwritten file of the repository, as paths from the root with forward slashes. */
export const files: readonly string[] = list(ROOT).filter((path) => !GENERATED.test(path))

/** The code files. */
export const sources: readonly string[] = files.filter((path) => SOURCE.test(path))

export const isTest = (path: string): boolean =>
  /\.(?:test|spec)\.tsx?$/.test(path) || path.startsWith('tests/')

export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
