import type { BulkAction, FinishedAction } from './use-bulk-actions.ts'

const count = (number: number, noun = 'document') => `${number} ${noun}${number === 1 ? '' : 's'}`

const DONE: Record<BulkAction['kind'], string> = {
  publish: 'published',
  unpublish: 'unpublished',
  edit: 'changed',
  stock: 'restocked',
}

const UNCHANGED: Record<BulkAction['kind'], string> = {
  publish: 'had nothing to publish',
  unpublish: 'wasn’t on the site',
  edit: 'was so already',
  stock: 'was so already',
}

const PLURAL_UNCHANGED: Record<BulkAction['kind'], string> = {
  publish: 'had nothing to publish',
  unpublish: 'weren’t on the site',
  edit: 'were so already',
  stock: 'were so already',
}

/** Describes what became of the documents: `12 documents published. 1 had nothing to publish. 2 failed, see below.` */
export function describeReport({ action, report }: FinishedAction): string {
  const { done, unchanged, problems } = report
  const unchangedWords = unchanged === 1 ? UNCHANGED[action.kind] : PLURAL_UNCHANGED[action.kind]
  return [
    `${count(done)} ${DONE[action.kind]}.`,
    action.kind === 'edit' && done > 0 && 'The changes are drafts: publish them when you’re ready.',
    unchanged > 0 && `${unchanged} ${unchangedWords}.`,
    problems.length === 1 && '1 failed and stayed as it was:',
    problems.length > 1 && `${problems.length} failed and stayed as they were:`,
  ]
    .filter(Boolean)
    .join(' ')
}
