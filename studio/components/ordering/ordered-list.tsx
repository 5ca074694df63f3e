import { DragHandleIcon } from '@sanity/icons/DragHandle'
import { Box, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react'
import { DocumentPreview, OpenDocumentButton } from '../document-links.tsx'
import { type OrderedGroup } from './ordering.ts'
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
            id={id}
            type={type}
            position={index + 1}
            count={items.length}
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

interface OrderedRowProps {
  id: string
  type: string
  position: number
  count: number
  isDragged: boolean
  /** The side on which a dragged row would be inserted. */
  dropSide: 'before' | 'after' | undefined
  handle: Pick<
    ComponentProps<'button'>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
  >
  /** Receives the new index. */
  onMove: (to: number) => void
}

/** A document with a handle to drag it, or to move it with the arrow keys. */
function OrderedRow(props: OrderedRowProps) {
  const { id, type, position, count, isDragged, dropSide, handle, onMove } = props
  const index = position - 1
  const nameId = useId()
  function moveByKey(event: KeyboardEvent) {
    const targets: Record<string, number> = {
      ArrowUp: index - 1,
      ArrowDown: index + 1,
      Home: 0,
      End: count - 1,
    }
    const to = targets[event.key]
    if (to === undefined) return
    event.preventDefault()
    if (to !== index && to >= 0 && to < count) onMove(to)
  }
  const line = '2px solid var(--card-focus-ring-color)'
  return (
    <Card
      as="li"
      radius={2}
      border
      data-document={id}
      style={{
        opacity: isDragged ? 0.5 : 1,
        ...(dropSide === 'before' && { borderTop: line }),
        ...(dropSide === 'after' && { borderBottom: line }),
      }}
    >
      <Flex align="center" gap={2} paddingX={2} paddingY={1}>
        <Button
          mode="bleed"
          padding={2}
          icon={DragHandleIcon}
          aria-label={`Move, position ${position} of ${count}`}
          aria-describedby={nameId}
          aria-keyshortcuts="ArrowUp ArrowDown Home End"
          style={{ cursor: 'grab', touchAction: 'none' }}
          onKeyDown={moveByKey}
          {...handle}
        />
        <Box style={{ inlineSize: '2rem' }}>
          <Text size={1} muted align="right">
            {position}
          </Text>
        </Box>
        <Flex id={nameId} flex={1} style={{ minWidth: 0 }}>
          <DocumentPreview id={id} type={type} />
        </Flex>
        <OpenDocumentButton id={id} type={type} />
      </Flex>
    </Card>
  )
}
