import { DragHandleIcon } from '@sanity/icons/DragHandle'
import { Box, Button, Card, Flex, Text } from '@sanity/ui'
import type { ComponentProps, KeyboardEvent } from 'react'
import { Preview, useSchema } from 'sanity'
import { OpenDocumentButton } from '../open-document-button.tsx'

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
export function OrderedRow(props: OrderedRowProps) {
  const { id, type, position, count, isDragged, dropSide, handle, onMove } = props
  const schemaType = useSchema().get(type)
  const index = position - 1
  function moveByKey(event: KeyboardEvent) {
    const targets: Record<string, number> = {
      ...{ ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 },
    }
    const to = targets[event.key]
    if (to === undefined) return
    event.preventDefault()
    if (to !== index && to >= 0 && to < count) onMove(to)
  }
  if (!schemaType) return null
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
        <Box flex={1} style={{ minWidth: 0 }}>
          <Preview schemaType={schemaType} value={{ _id: id, _type: type }} layout="default" />
        </Box>
        <OpenDocumentButton id={id} type={type} />
      </Flex>
    </Card>
  )
}
