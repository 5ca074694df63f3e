import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../../scripts/settings.ts'

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(ROOT, 'web/tsconfig.json'), (path) => ts.sys.readFile(path)).config,
  ts.sys,
  join(ROOT, 'web'),
)

/** The last program, whose parsed files the next one reuses. */
let lastProgram: ts.Program | undefined

/**
 * Type checks some files of the repository, as if some of its files had other contents, and returns the errors. Files are parsed once for
 * all checks of a test file.
 *
 * @param contents by absolute path
 */
export function typeErrorsIn(paths: readonly string[], contents: ReadonlyMap<string, string>): string {
  const host = ts.createCompilerHost(options)
  const isFolderOfContents = (folder: string) =>
    [...contents.keys()].some((path) => path.startsWith(`${folder}/`))
  const program = ts.createProgram({
    rootNames: paths,
    options,
    host: {
      ...host,
      fileExists: (path) => contents.has(path) || host.fileExists(path),
      directoryExists: (path) => isFolderOfContents(path) || ts.sys.directoryExists(path),
      getSourceFile: (path, version) => {
        const source = contents.get(path)
        if (source !== undefined) return ts.createSourceFile(path, source, version)
        return lastProgram?.getSourceFile(path) ?? host.getSourceFile(path, version)
      },
    },
  })
  lastProgram = program
  return paths
    .flatMap((path) => program.getSemanticDiagnostics(program.getSourceFile(path)))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
    .join('\n')
}
