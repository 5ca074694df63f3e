import { copyFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../settings.ts'

const EMULATORS = join(ROOT, 'emulators')

/** Parts of an emulator that its package does not need. */
const LEFT_OUT = ['**/*.test.ts', '**/testing', '**/conformance', '**/examples', '**/dist', '**/node_modules']

export const packageFolders = (): string[] =>
  readdirSync(EMULATORS, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )

/**
 * Compiles an emulator to JavaScript with types in its folder `dist`, because Node does not run TypeScript of installed packages. The
 * files of `shared` that it imports are compiled into it, so that one package is enough. Throws a message that lists the errors.
 */
export function buildPackage(name: string): void {
  const folder = join(EMULATORS, name)
  const { options, fileNames, errors } = ts.parseJsonConfigFileContent(
    {
      extends: join(ROOT, 'tsconfig.json'),
      include: ['.'],
      exclude: LEFT_OUT,
      compilerOptions: {
        noEmit: false,
        declaration: true,
        rewriteRelativeImportExtensions: true,
        rootDir: EMULATORS,
        outDir: join(folder, 'dist'),
      },
    },
    ts.sys,
    folder,
  )
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  const program = ts.createProgram(fileNames, options)
  const { diagnostics } = program.emit()
  const problems = [...errors, ...diagnostics]
  if (problems.length > 0) throw new Error(ts.formatDiagnostics(problems, formatHost))
  copyFileSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'))
}

const formatHost: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => ROOT,
  getNewLine: () => '\n',
}
