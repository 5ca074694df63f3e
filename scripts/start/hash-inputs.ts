import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const GENERATED_FOLDERS = new Set(['node_modules', '.next', '.builds', '.sanity', 'dist', 'coverage'])
const IGNORED_FILES = /\.test\.tsx?$|\.md$|next-env\.d\.ts$|\.tsbuildinfo$/

/**
 * Returns a hash of a build's inputs: paths and contents of files, and settings. Ignores tests, Markdown and
 * generated files.
 * @param root Paths are relative to it, so that a moved checkout keeps its hash.
 * @param paths Files or folders relative to the root; missing ones are skipped.
 * @param values Settings that end up in the output.
 */
export function hashInputs(root: string, paths: readonly string[], values: Record<string, string>): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => listFiles(join(root, path))).sort()) {
    hash.update(`${relative(root, file).split(sep).join('/')}\0`)
    hash.update(createHash('sha256').update(readFileSync(file)).digest())
  }
  for (const [name, value] of Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1))) {
    hash.update(`${name}=${value}\0`)
  }
  return hash.digest('hex')
}

function listFiles(path: string): string[] {
  const info = statSync(path, { throwIfNoEntry: false })
  if (!info) return []
  if (info.isFile()) return IGNORED_FILES.test(path) ? [] : [path]
  return readdirSync(path)
    .filter((name) => !GENERATED_FOLDERS.has(name))
    .flatMap((name) => listFiles(join(path, name)))
}
