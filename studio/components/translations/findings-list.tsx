import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import type { Finding } from '../../../schemas/validation/translation-texts.ts'

/** What is to be said of a cell, below it: a sign and words, never a colour alone. Read with the field by its `id`. */
export function FindingsList({ id, findings }: { id: string; findings: readonly Finding[] }) {
  if (findings.length === 0) return null
  return (
    <Card id={id} marginTop={2} tone="inherit">
      <Stack gap={2}>
        {findings.map(({ level, kind, message }) => (
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
