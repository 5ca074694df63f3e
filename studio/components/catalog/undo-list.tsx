import { UndoIcon } from '@sanity/icons/Undo'
import { Button, Flex, Stack, Text } from '@sanity/ui'
import { formatMoment } from '../format-moment.ts'
import { Muted } from '../muted.tsx'
import { Section } from '../pane.tsx'
import type { LoggedChange } from './change-log.ts'

interface UndoListProps {
  changes: readonly LoggedChange[]
  isBusy: boolean
  onUndo: (change: LoggedChange) => void
}

/** Lists the last changes of all users, each with an undo button. */
export function UndoList({ changes, isBusy, onUndo }: UndoListProps) {
  if (changes.length === 0) return null
  return (
    <Section title="Recent changes">
      <Stack as="ul" gap={4} aria-label="Recent changes">
        {changes.map((change) => (
          <Flex as="li" key={change._id} gap={3} align="center" wrap="wrap">
            <Button
              icon={UndoIcon}
              text="Undo"
              aria-label={`Undo: ${change.words}`}
              mode="ghost"
              disabled={isBusy}
              onClick={() => onUndo(change)}
            />
            <Text size={1}>{change.words}</Text>
            <Muted>
              {change.by}, {formatMoment(change.at)}
            </Muted>
          </Flex>
        ))}
      </Stack>
    </Section>
  )
}
