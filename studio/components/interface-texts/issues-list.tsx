import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import type { Issue } from '#schemas/validation/translation-texts.ts'

/** Lists the issues of a cell below it. Its `id` describes the field for screen readers. */
export function IssuesList({ id, issues }: { id?: string; issues: readonly Issue[] }) {
  if (issues.length === 0) return null
  return (
    <Card id={id} marginTop={2} tone="inherit">
      <Stack gap={2}>
        {issues.map(({ level, kind, message }) => (
          <Card
            key={message}
            tone={level === 'error' ? 'critical' : 'caution'}
            padding={2}
            radius={2}
            data-finding={level}
          >
            <Flex gap={2}>
              <Text size={1}>{level === 'error' ? <ErrorOutlineIcon /> : <WarningOutlineIcon />}</Text>
              <Box flex={1}>
                <Text size={1}>
                  {kind === 'missing' && <strong>Missing. </strong>}
                  {message}
                </Text>
              </Box>
            </Flex>
          </Card>
        ))}
      </Stack>
    </Card>
  )
}
