import { Card, Flex, Stack, Text } from '@sanity/ui'
import { SEARCH_LENGTHS } from '#schemas/shared/search-result.ts'
import type { SearchPreview } from './search-preview.ts'

/** The lengths of the texts, and what to know or to improve. */
export function Facts({ preview: { lengths, notes } }: { preview: SearchPreview }) {
  return (
    <Stack gap={3}>
      <Flex gap={4} wrap="wrap">
        {(['title', 'description'] as const).map((name) => (
          <Text key={name} size={1} muted>
            {`${name === 'title' ? 'Title' : 'Description'}: ${lengths[name]} of ${SEARCH_LENGTHS[name]} characters`}
          </Text>
        ))}
      </Flex>
      {notes.map((note) => (
        <Card key={note} tone="caution" radius={2} padding={3}>
          <Text size={1}>{note}</Text>
        </Card>
      ))}
    </Stack>
  )
}
