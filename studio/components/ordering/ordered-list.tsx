import { Button, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { OrderedRow } from './ordered-row.tsx'
import type { OrderedGroup } from './ordering.ts'
import { useRowDrag } from './use-row-drag.ts'

/** Rows shown at once; previews of thousands would be slow. */
const PAGE_ROWS = 200

interface OrderedListProps {
  group: OrderedGroup
  type: string
  /** Empty if all documents are in one group. */
  title: string
  onMove: (from: number, to: number) => void
}

/** Lists the documents of a group in their order. Rows are moved by mouse, finger or keyboard. */
export function OrderedList({ group, type, title, onMove }: OrderedListProps) {
  const [shown, setShown] = useState(PAGE_ROWS)
  const [announcement, setAnnouncement] = useState('')
  const { items } = group
  function move(from: number, to: number) {
    setAnnouncement(`Moved to position ${to + 1} of ${items.length}.`)
    onMove(from, to)
  }
  const { drag, handleEvents } = useRowDrag(move)
  function dropSide(index: number) {
    if (drag?.to !== index || drag.from === index) return undefined
    return drag.from > index ? 'before' : 'after'
  }
  return (
    <Stack gap={3}>
      {title && (
        <Heading as="h2" size={1}>
          {title}
        </Heading>
      )}
      <Stack
        as="ol"
        gap={1}
        aria-label={title || 'Order'}
        style={{ listStyle: 'none', padding: 0, margin: 0 }}
      >
        {items.slice(0, shown).map(({ id }, index) => (
          <OrderedRow
            key={id}
            {...{ id, type, position: index + 1, count: items.length }}
            isDragged={drag?.from === index}
            dropSide={dropSide(index)}
            handle={handleEvents(index)}
            onMove={(to) => move(index, to)}
          />
        ))}
      </Stack>
      {items.length > shown && (
        <Flex>
          <Button mode="ghost" text="Show more" onClick={() => setShown(shown + PAGE_ROWS)} />
        </Flex>
      )}
      <Text size={1} muted role="status">
        {announcement}
      </Text>
    </Stack>
  )
}
