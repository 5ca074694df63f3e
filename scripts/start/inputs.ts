import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Folders that builds and tools write themselves. */
const PRODUCED = new Set(['node_modules', '.next', '.builds', '.sanity', 'dist', 'coverage'])
/** Files that no build reads. */
const IRRELEVANT = /\.test\.tsx?$|\.md$|next-env\.d\.ts$|\.tsbuildinfo$/

/**
 * One hash over what a build depends on: paths and bytes of files, and named values. Tests, Markdown and produced
 * files do not count.
 * @param root Paths are hashed relative to it, so that a moved checkout keeps its hash.
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
  if (info.isFile()) return IRRELEVANT.test(path) ? [] : [path]
  return readdirSync(path)
    .filter((name) => !PRODUCED.has(name))
    .flatMap((name) => listFiles(join(path, name)))
}
