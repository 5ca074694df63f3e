import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * As the first line of a script, makes browsers compile all functions while it loads, off the main thread, instead of on first call
 * (https://v8.dev/blog/explicit-compile-hints). Other browsers ignore it as a comment.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

const manifestSchema = z.object({ rootMainFiles: z.array(z.string()).nonempty() })

/**
 * Adds the hint to the scripts of every page (React and Next), because most of their functions run on every load. Other scripts stay
 * unchanged.
 *
 * @param distDir the build folder that Next passes to `compiler.runAfterProductionCompile`
 * @returns the changed files, as named in the build manifest
 * @throws if the build manifest names none
 */
export async function markStartScripts(distDir: string): Promise<string[]> {
  const manifest = await readFile(join(distDir, 'build-manifest.json'), 'utf8')
  const { rootMainFiles } = manifestSchema.parse(JSON.parse(manifest))
  await Promise.all(rootMainFiles.map((file) => mark(join(distDir, file))))
  return rootMainFiles
}

async function mark(file: string): Promise<void> {
  const script = await readFile(file, 'utf8')
  if (!script.startsWith(COMPILE_HINT)) await writeFile(file, COMPILE_HINT + script)
}
