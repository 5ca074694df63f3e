import { Card, Flex, Stack, Text } from '@sanity/ui'
import { Preview, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { describeReport } from './describe-report.ts'
import type { FinishedAction } from './use-bulk-actions.ts'

interface ReportCardProps {
  finished: FinishedAction
  /** Returns the type of a document. */
  typeOf: (id: string) => string | undefined
}

/** Says what became of the documents, with a link to each one that failed and the reason. */
export function ReportCard({ finished, typeOf }: ReportCardProps) {
  const { problems } = finished.report
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

function Problem({ id, type = '', error }: { id: string; type: string | undefined; error: string }) {
  const schemaType = useSchema().get(type)
  return (
    <Flex gap={3} align="center" wrap="wrap" data-problem={id}>
      {schemaType && (
        <IntentLink intent="edit" params={{ id, type }} style={{ color: 'inherit' }}>
          <Preview schemaType={schemaType} value={{ _id: id, _type: type }} layout="inline" />
        </IntentLink>
      )}
      <Text size={1}>{error}</Text>
    </Flex>
  )
}
