import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { stopChildrenOnSignals } from '../start/child.ts'
import { createProgress, type Progress } from '../start/progress.ts'
import { type OpenDataset, openDataset } from './open-dataset.ts'

type Work = (
  dataset: OpenDataset,
  file: string,
  progress: Progress,
  values: Record<string, unknown>,
) => Promise<void>

/**
 * Runs a command with arguments `FILE [--hosted]` on an open dataset. Throws the usage for others.
 * @param extraOptions Options of the command besides `--hosted`.
 */
export async function runArchiveCommand(
  usage: string,
  extraOptions: ParseArgsOptionsConfig,
  work: Work,
): Promise<void> {
  stopChildrenOnSignals()
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { hosted: { type: 'boolean', default: false }, ...extraOptions },
  })
  const [file, ...rest] = positionals
  if (!file || rest.length > 0) throw new Error(usage)
  const dataset = await openDataset(values.hosted === true)
  try {
    await work(dataset, file, createProgress(), values)
  } finally {
    await dataset.close()
  }
}
