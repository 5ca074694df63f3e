import type { DocumentResult } from './write-documents.ts'

/** What became of many documents. */
export interface BulkReport {
  done: number
  unchanged: number
  problems: ({ id: string } & Extract<DocumentResult, object>)[]
}

/** Documents written at the same time. */
const CONCURRENCY = 4

/**
 * Runs a change for each document; an error ends only its own document. Failed ones are tried once more when others succeeded,
 * because documents may need each other, unless the change may be stored already.
 *
 * @param onProgress receives the number of documents that are finished
 */
export async function runAll(
  ids: readonly string[],
  change: (ids: readonly string[]) => Promise<Map<string, DocumentResult>>,
  onProgress: (finished: number) => void = () => undefined,
): Promise<BulkReport> {
  const results = new Map<string, DocumentResult>()
  async function runOnce(pending: readonly string[]) {
    for (let start = 0; start < pending.length; start += CONCURRENCY) {
      const changed = await change(pending.slice(start, start + CONCURRENCY))
      for (const [id, result] of changed) results.set(id, result)
      onProgress(results.size)
    }
  }
  await runOnce(ids)
  const failed = [...results].flatMap(([id, result]) =>
    typeof result === 'object' ? [{ id, ...result }] : [],
  )
  if (failed.length < ids.length)
    await runOnce(failed.filter(({ isUncertain }) => !isUncertain).map(({ id }) => id))
  return reportOf(results)
}

function reportOf(results: ReadonlyMap<string, DocumentResult>): BulkReport {
  const report: BulkReport = { done: 0, unchanged: 0, problems: [] }
  for (const [id, result] of results)
    if (typeof result === 'object') report.problems.push({ id, ...result })
    else report[result] += 1
  return report
}
