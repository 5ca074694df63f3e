import { Flex, Stack, Text } from '@sanity/ui'
import { formatCount } from '#schemas/preview/count.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Muted } from '../muted.tsx'
import { formatDifference, LARGE_CHANGE_PERCENT, largestDifference } from './difference.ts'
import type { PricedLine } from './plan.ts'

/** Longer lists show the number of further products. */
const MAX_LINES = 5

interface LargeChangeDialogProps {
  /** The lines with a large change, one or more. */
  lines: readonly PricedLine[]
  /** Label of the button that saves all changes. */
  action: string
  onCancel: () => void
  onConfirm: () => void
}

/** Confirms a change of prices by more than `LARGE_CHANGE_PERCENT`, largest first. */
export function LargeChangeDialog({ lines, ...props }: LargeChangeDialogProps) {
  const sorted = [...lines].sort(
    (one, other) => Math.abs(largestDifference(other)) - Math.abs(largestDifference(one)),
  )
  const subject = formatCount(lines.length, 'price changes', 'prices change')
  return (
    <ConfirmDialog {...props} header={`${subject} by more than ${LARGE_CHANGE_PERCENT}%`} tone="caution">
      <Stack gap={4}>
        <Text size={1}>Customers see the new prices at once. Is this what you want?</Text>
        <Stack as="ul" gap={3}>
          {sorted.slice(0, MAX_LINES).map((line) => (
            <Flex as="li" key={line.id} gap={3} justify="space-between">
              <Text size={1}>{line.name}</Text>
              <Text size={1} weight="medium">
                {formatDifference(line)}
              </Text>
            </Flex>
          ))}
        </Stack>
        {sorted.length > MAX_LINES && <Muted>And {sorted.length - MAX_LINES} more.</Muted>}
      </Stack>
    </ConfirmDialog>
  )
}
