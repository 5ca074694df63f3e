import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useRef, useState } from 'react'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { NOTE_MAX } from '#schemas/shared/orders.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { formatMoment } from '../format-moment.ts'
import { LabeledText } from '../labeled-fields.tsx'
import { Muted } from '../muted.tsx'
import { NoticeCard } from '../notice-card.tsx'
import { createRandomId } from '../random-id.ts'
import { restoreFocus } from '../tool-dialog.tsx'
import { useCanChange } from '../use-can-change.ts'
import { useLostFocus } from '../use-lost-focus.ts'
import { useOrderAction } from './use-order-action.ts'

type OrderNote = NonNullable<Order['notes']>[number]

/** Shows the internal notes of an order, newest first, and a form for users who may change it. */
export function OrderNotes({ order }: { order: Order }) {
  const { _id: id, notes = [] } = order
  const mayChange = useCanChange(id, 'order') === true
  // The button that opened a dialog disappears with its note.
  const { target, handlers } = useLostFocus<HTMLDivElement>()
  return (
    <Stack gap={4}>
      {mayChange && <NoteForm orderId={id} />}
      {!mayChange && notes.length === 0 && <Muted>None yet.</Muted>}
      <div ref={target} tabIndex={-1} {...handlers}>
        {notes.length > 0 && (
          <Stack as="ul" gap={3}>
            {[...notes].reverse().map((note) => (
              <Note key={note._key} orderId={id} note={note} mayChange={mayChange} />
            ))}
          </Stack>
        )}
      </div>
    </Stack>
  )
}

function NoteForm({ orderId }: { orderId: string }) {
  const { run, isRunning, error } = useOrderAction(orderId)
  const [text, setText] = useState('')
  // The key makes a repeated click one note; another text gets a new key.
  const [key, setKey] = useState(createRandomId)
  function change(next: string) {
    setText(next)
    setKey(createRandomId())
  }
  const form = useRef<HTMLFormElement>(null)
  async function add() {
    if (!(await run({ action: 'note', text, key }))) return
    change('')
    // The button is disabled by now and has lost the focus.
    restoreFocus(form.current?.querySelector('textarea') ?? null)
  }
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <Stack gap={3}>
        <LabeledText
          label="Add a note"
          help="For colleagues who work on orders. Customers never see it."
          rows={2}
          value={text}
          maxLength={NOTE_MAX}
          readOnly={isRunning}
          onChange={change}
        />
        <Flex justify="flex-end">
          <Button
            type="submit"
            mode="ghost"
            text="Add note"
            loading={isRunning}
            disabled={isRunning || text.trim() === ''}
          />
        </Flex>
        {error && <NoticeCard tone="critical" text={error} />}
      </Stack>
    </form>
  )
}

interface NoteProps {
  orderId: string
  note: OrderNote
  mayChange: boolean
}

function Note({ orderId, note, mayChange }: NoteProps) {
  const { run, isRunning, error } = useOrderAction(orderId)
  const [isAsking, setAsking] = useState(false)
  const { _key: key, text, at, by } = note
  async function remove() {
    if (await run({ action: 'removeNote', key })) setAsking(false)
  }
  return (
    <Card as="li" border radius={2} padding={3}>
      <Stack gap={3}>
        <Text size={1} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <bdi>{text}</bdi>
        </Text>
        <Flex gap={2} align="center" justify="space-between" wrap="wrap">
          <Muted>
            <time dateTime={at}>{formatMoment(at)}</time>, {by.name}
          </Muted>
          {mayChange && (
            <Button
              mode="bleed"
              padding={2}
              text="Remove"
              aria-label={`Remove the note of ${formatMoment(at)}`}
              onClick={() => setAsking(true)}
            />
          )}
        </Flex>
      </Stack>
      {isAsking && (
        <ConfirmDialog
          header="Remove this note?"
          action="Remove note"
          tone="critical"
          cancel="Keep"
          isBusy={isRunning}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        >
          {error ? (
            <NoticeCard tone="critical" text={error} />
          ) : (
            <Text size={1}>Nobody can read it any more. The timeline says that a note was removed.</Text>
          )}
        </ConfirmDialog>
      )}
    </Card>
  )
}
