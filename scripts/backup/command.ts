import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { stopAllChildren } from '../start/child.ts'
import { createProgress, type Progress } from '../start/progress.ts'
import { openDataset, type OpenDataset } from './dataset.ts'

type Work = (
  opened: OpenDataset,
  file: string,
  progress: Progress,
  values: Record<string, unknown>,
) => Promise<void>

/**
 * Runs a command line `FILE [--hosted]`: opens the dataset, does the work, closes it. Errors are printed and end the
 * process with code 1.
 *
 * @param more Options that the command takes besides `--hosted`.
 */
export async function runOnArchive(usage: string, more: ParseArgsOptionsConfig, work: Work): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void stopAllChildren().then(() => process.exit(130)))
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { hosted: { type: 'boolean', default: false }, ...more },
    })
    const [file, ...rest] = positionals
    if (!file || rest.length > 0) throw new Error(usage)
    const opened = await openDataset(values.hosted === true)
    try {
      await work(opened, file, createProgress(), values)
    } finally {
      await opened.close()
    }
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
