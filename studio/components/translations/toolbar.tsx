import { SearchIcon } from '@sanity/icons/Search'
import { Box, Button, Flex, Text, TextInput } from '@sanity/ui'
import type { Choice, Counts } from './entries.ts'
import type { ChosenRows } from './use-chosen-rows.ts'

const CHOICES: readonly { id: Choice; title: string }[] = [
  { id: 'all', title: 'All' },
  { id: 'missing', title: 'Missing' },
  { id: 'mistakes', title: 'With mistakes' },
]

/** Search and choice: what of the table is shown, and how much there is of each kind. */
export function Toolbar({ rows, counts }: { rows: ChosenRows; counts: Counts }) {
  const shown = rows.count === counts.all ? `${counts.all} texts` : `${rows.count} of ${counts.all} texts`
  return (
    <Flex gap={3} paddingY={3} align="center" wrap="wrap">
      <Box flex={1} style={{ minInlineSize: '14rem' }}>
        <TextInput
          icon={SearchIcon}
          type="search"
          fontSize={1}
          padding={2}
          value={rows.search}
          onChange={(event) => rows.lookFor(event.currentTarget.value)}
          aria-label="Search keys and texts"
          placeholder="Search keys and texts"
        />
      </Box>
      <Flex gap={1} role="group" aria-label="Show">
        {CHOICES.map(({ id, title }) => (
          <Button
            key={id}
            text={`${title} ${counts[id]}`}
            mode="bleed"
            fontSize={1}
            padding={2}
            selected={rows.choice === id}
            aria-pressed={rows.choice === id}
            tone={id !== 'all' && counts[id] > 0 ? 'caution' : 'default'}
            onClick={() => rows.choose(id)}
          />
        ))}
      </Flex>
      <Text size={1} muted role="status">
        {shown}
      </Text>
    </Flex>
  )
}
