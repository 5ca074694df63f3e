import { Card, Flex, Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import { formatCount } from '#schemas/preview/count.ts'
import { DocumentPreview } from '../document-links.tsx'
import type { BulkReport } from './run-all.ts'
import { type BulkAction, type FinishedAction } from './use-bulk-actions.ts'

/** Says what became of the documents, with a link to each one that failed and the reason. */
export function ReportCard({ finished }: { finished: FinishedAction }) {
  const { report, typeOf } = finished
  const { problems } = report
  const hasFailed = problems.length > 0
  return (
    <Card
      tone={hasFailed ? 'caution' : 'positive'}
      radius={2}
      padding={3}
      role={hasFailed ? 'alert' : 'status'}
      overflow="auto"
      style={{ maxHeight: '14rem' }}
    >
      <Stack gap={3}>
        <Text size={1}>{describeReport(finished)}</Text>
        {problems.map(({ id, error }) => (
          <Problem key={id} id={id} type={typeOf(id)} error={error} />
        ))}
      </Stack>
    </Card>
  )
}

function Problem({ id, type, error }: { id: string; type: string; error: string }) {
  return (
    <Flex gap={3} align="center" wrap="wrap" data-problem={id}>
      <IntentLink intent="edit" params={{ id, type }} style={{ color: 'inherit' }}>
        <DocumentPreview id={id} type={type} layout="inline" />
      </IntentLink>
      <Text size={1}>{error}</Text>
    </Flex>
  )
}

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

function describeProblems(problems: BulkReport['problems']): string {
  if (problems.some(({ isUncertain }) => isUncertain)) return `${problems.length} failed:`
  return problems.length === 1
    ? '1 failed and stayed as it was:'
    : `${problems.length} failed and stayed as they were:`
}

/** Describes what became of the documents: `12 documents published. 1 had nothing to publish. 2 failed, see below.` */
export function describeReport({ action, report }: Pick<FinishedAction, 'action' | 'report'>): string {
  const { done, unchanged, problems } = report
  const words = WORDS[action.kind]
  return [
    `${formatCount(done, 'document')} ${words.done}.`,
    action.kind === 'edit' && done > 0 && 'The changes are drafts: publish them when you’re ready.',
    unchanged > 0 && `${formatCount(unchanged, words.unchanged, words.areUnchanged)}.`,
    problems.length > 0 && describeProblems(problems),
  ]
    .filter(Boolean)
    .join(' ')
}
