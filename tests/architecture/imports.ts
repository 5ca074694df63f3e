import { posix } from 'node:path'
import ts from 'typescript'
import { read } from './files.ts'

/** An import of a file, static or dynamic, of values or types. */
export interface Import {
  /** The importing file, from the root. */
  from: string
  /** A path from the root for own files, or a package name such as `@sanity/client`. */
  to: string
  own: boolean
}

/** Returns all imports of a source file, resolved without reading the disk. */
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
