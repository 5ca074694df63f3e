import type { ParseArgsOptionsConfig } from 'node:util'
import { readArguments, UsageError } from '../command-line.ts'
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
  const { values, positionals } = readArguments(usage, {
    allowPositionals: true,
    options: { hosted: { type: 'boolean', default: false }, ...extraOptions },
  })
  const [file, ...rest] = positionals
  if (!file) throw new UsageError('The file is missing.', usage)
  if (rest.length > 0) throw new UsageError(`There is one file, but "${rest.join(' ')}" follows it.`, usage)
  const dataset = await openDataset(values.hosted === true)
  try {
    await work(dataset, file, createProgress(), values)
  } finally {
    await dataset.close()
  }
}
