import { SearchIcon } from '@sanity/icons/Search'
import { Box, Button, Flex, Text, TextInput } from '@sanity/ui'
import { formatCount } from '#schemas/preview/count.ts'
import type { Counts, Filter } from './entries.ts'
import type { FilteredRows } from './use-filtered-rows.ts'

const FILTERS: readonly { id: Filter; title: string }[] = [
  { id: 'all', title: 'All' },
  { id: 'missing', title: 'Missing' },
  { id: 'mistakes', title: 'With mistakes' },
]

/** The search field, the filters with their counts, and the number of shown texts. */
export function Toolbar({ rows, counts }: { rows: FilteredRows; counts: Counts }) {
  const all = formatCount(counts.all, 'text')
  const shown = rows.count === counts.all ? all : `${rows.count} of ${all}`
  return (
    <Flex gap={3} paddingY={3} align="center" wrap="wrap">
      <Box flex={1} style={{ minInlineSize: '14rem' }}>
        <TextInput
          icon={SearchIcon}
          type="search"
          fontSize={1}
          padding={2}
          value={rows.search}
          onChange={(event) => rows.setSearch(event.currentTarget.value)}
          aria-label="Search keys and texts"
          placeholder="Search keys and texts"
        />
      </Box>
      <Flex gap={1} role="group" aria-label="Show">
        {FILTERS.map(({ id, title }) => (
          <Button
            key={id}
            text={`${title} ${counts[id]}`}
            mode="bleed"
            fontSize={1}
            padding={2}
            selected={rows.filter === id}
            aria-pressed={rows.filter === id}
            tone={id !== 'all' && counts[id] > 0 ? 'caution' : 'default'}
            onClick={() => rows.setFilter(id)}
          />
        ))}
      </Flex>
      <Text size={1} muted role="status">
        {shown}
      </Text>
    </Flex>
  )
}
