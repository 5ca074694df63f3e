import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * As the first line of a script, asks browsers that know it to compile all of its functions while it arrives, beside the main
 * thread, and not one by one as they are called (https://v8.dev/blog/explicit-compile-hints). To others it is a comment.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

const Manifest = z.object({ rootMainFiles: z.array(z.string()).nonempty() })

/**
 * Marks the scripts that every page starts with (React and Next), most of which runs on every load. What is fetched later, or by
 * some pages only, keeps being compiled as it is called.
 *
 * @param distDir the folder of the build, as Next gives it to `compiler.runAfterProductionCompile`
 * @returns the marked files, as the build's manifest names them
 * @throws when the build's manifest names none
 */
export async function markStartScripts(distDir: string): Promise<string[]> {
  const manifest = await readFile(join(distDir, 'build-manifest.json'), 'utf8')
  const { rootMainFiles } = Manifest.parse(JSON.parse(manifest))
  await Promise.all(rootMainFiles.map((file) => mark(join(distDir, file))))
  return rootMainFiles
}

async function mark(file: string): Promise<void> {
  const script = await readFile(file, 'utf8')
  if (!script.startsWith(COMPILE_HINT)) await writeFile(file, COMPILE_HINT + script)
}
