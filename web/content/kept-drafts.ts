import type { QueryParams } from 'next-sanity'
import { askDrafts } from './ask.ts'
import type { View } from './perspective.ts'

/** Answers that are kept: those of a good number of pages, whichever were asked for last. */
const KEPT = 300

const answers = new Map<string, unknown>()
let isBehind = false

function keep(key: string, answer: unknown): void {
  answers.delete(key)
  answers.set(key, answer)
  const [oldest] = answers.keys()
  if (answers.size > KEPT && oldest !== undefined) answers.delete(oldest)
}

/**
 * Answers a question about drafts; while the lake cannot be asked, answers what it said last, so that the page in Presentation stays as it
 * was. Kept in memory alone, apart for each view.
 *
 * @throws where the lake cannot be asked and has not answered this before
 */
export async function askDraftsPatiently(query: string, params: QueryParams, view: View): Promise<unknown> {
  const key = JSON.stringify([view, params, query])
  try {
    const answer = await askDrafts(query, params, view)
    isBehind = false
    keep(key, answer)
    return answer
  } catch (error) {
    isBehind = true
    if (!answers.has(key)) throw error
    return answers.get(key)
  }
}

/** Whether the lake could not be asked when drafts were last read: what is shown may be older than they are. */
export const draftsAreBehind = (): boolean => isBehind
