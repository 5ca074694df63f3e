import type { BulkAction, FinishedAction } from './use-bulk-actions.ts'

const count = (number: number) => (number === 1 ? '1 document' : `${number} documents`)

/** What is said of changed documents, of one that stayed as it was, and of several. */
const WORDS: Record<BulkAction['kind'], { done: string; unchanged: string; areUnchanged: string }> = {
  publish: {
    done: 'published',
    unchanged: 'had nothing to publish',
    areUnchanged: 'had nothing to publish',
  },
  unpublish: { done: 'unpublished', unchanged: 'wasn’t on the site', areUnchanged: 'weren’t on the site' },
  edit: { done: 'changed', unchanged: 'was so already', areUnchanged: 'were so already' },
  stock: { done: 'restocked', unchanged: 'was so already', areUnchanged: 'were so already' },
}

/** Describes what became of the documents: `12 documents published. 1 had nothing to publish. 2 failed, see below.` */
export function describeReport({ action, report }: FinishedAction): string {
  const { done, unchanged, problems } = report
  const words = WORDS[action.kind]
  return [
    `${count(done)} ${words.done}.`,
    action.kind === 'edit' && done > 0 && 'The changes are drafts: publish them when you’re ready.',
    unchanged > 0 && `${unchanged} ${unchanged === 1 ? words.unchanged : words.areUnchanged}.`,
    problems.length === 1 && '1 failed and stayed as it was:',
    problems.length > 1 && `${problems.length} failed and stayed as they were:`,
  ]
    .filter(Boolean)
    .join(' ')
}
