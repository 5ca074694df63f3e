import { dirname, join, normalize } from 'node:path/posix'
import { describe, expect, test } from 'vitest'
import { files, read } from './files.ts'

const pages = files.filter((path) => path.endsWith('.md'))
const npmScripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts)
const fileNames = new Set(files.map((path) => path.slice(path.lastIndexOf('/') + 1)))

/** A path of code or documentation, without placeholders and wildcards. */
const PATH = /^[\w.@[\]-]+(?:\/[\w.@[\]-]+)*\/?$/
const NAMED_FILE = /^\w.*\.(?:tsx?|mts|mjs|scss|md|ya?ml)$/
/** Files and folders that the repository does not contain. */
const NOT_COMMITTED = /\.generated\.ts$|(?:^|\/)\.(?:env|builds|next)$/

/** The folder of a page and those above it, nearest first. */
function foldersAbove(page: string): string[] {
  const folder = dirname(page)
  return folder === '.' ? ['.'] : [folder, ...foldersAbove(folder)]
}

/** The files and folders of a clone: what is made later, such as test results, does not count. */
const paths = new Set(files.flatMap((path) => [path, ...foldersAbove(path)]))
const exists = (...parts: string[]) => paths.has(normalize(join(...parts)).replace(/\/$/, ''))

/**
 * Whether a code span names a missing file or folder. Its first part decides whether it is a path of the repository: it must be beside the
 * page or in a folder above. The name of a file alone may be of any folder.
 */
function isMissing(page: string, span: string): boolean {
  if (!PATH.test(span) || NOT_COMMITTED.test(span)) return false
  if (!span.includes('/')) return NAMED_FILE.test(span) && !fileNames.has(span)
  const [first = ''] = span.split('/')
  const folders = foldersAbove(page).filter((folder) => exists(folder, first))
  return folders.length > 0 && !folders.some((folder) => exists(folder, span))
}

/** Lists what a pattern captures in the pages, without code blocks, where a check fails. */
function findings(pattern: RegExp, fails: (page: string, match: string) => boolean): string[] {
  return pages.flatMap((page) =>
    [
      ...read(page)
        .replaceAll(/^```[^]*?^```/gm, '')
        .matchAll(pattern),
    ]
      .map(([, match = '']) => match)
      .filter((match) => fails(page, match))
      .map((match) => `${page}: ${match}`),
  )
}

describe('Markdown pages', () => {
  test('links lead to existing files', () => {
    const broken = findings(
      /\]\((?!https?:|mailto:|#)([^)#\s]+)/g,
      (page, path) => !exists(dirname(page), path),
    )
    expect(broken).toEqual([])
  })

  test('named files and folders exist', () => {
    expect(findings(/`([^`\n]+)`/g, isMissing)).toEqual([])
  })

  test('named npm scripts exist, in code blocks too', () => {
    const unknown = pages.flatMap((page) =>
      [...read(page).matchAll(/\bnpm run (?:-s )?([a-z][a-z:-]*)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !npmScripts.includes(name))
        .map((name) => `${page}: ${name}`),
    )
    expect(unknown).toEqual([])
  })
})
