import { posix } from 'node:path'
import ts from 'typescript'
import { read } from './files.ts'

/** One import of a file, static or dynamic, of values or of types. */
export interface Import {
  /** The importing file, from the root. */
  from: string
  /** A path from the root for the repository's own files, else a package name such as `@sanity/client`. */
  to: string
  own: boolean
}

/** All imports of a source file, resolved without touching the disk. */
export function importsOf(path: string, text: string = read(path)): Import[] {
  const { importedFiles } = ts.preProcessFile(text, true, true)
  return importedFiles.map(({ fileName }) => ({ from: path, ...resolveSpecifier(path, fileName) }))
}

function resolveSpecifier(path: string, specifier: string): { to: string; own: boolean } {
  if (specifier.startsWith('.')) return { to: posix.join(posix.dirname(path), specifier), own: true }
  if (specifier.startsWith('#')) return { to: specifier.slice(1), own: true }
  const parts = specifier.split('/')
  return { to: parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/'), own: false }
}
