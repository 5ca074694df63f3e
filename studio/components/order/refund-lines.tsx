import { Box, Flex, Select, Stack, Text } from '@sanity/ui'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { lineName } from '#schemas/shared/line-name.ts'
import { refundedQuantity } from '#schemas/shared/refunds.ts'

interface RefundLinesProps {
  order: Order
  /** Chosen quantities by line key. */
  quantities: Readonly<Record<string, number>>
  onChange: (quantities: Record<string, number>) => void
}

/** Selects how many of each line item to refund. */
export function RefundLines({ order, quantities, onChange }: RefundLinesProps) {
  return (
    <Stack gap={3}>
      {order.lines.map((line) => {
        const { _key, quantity } = line
        const left = quantity - refundedQuantity(order, _key)
        return (
          <Flex key={_key} gap={3} align="center">
            <Box flex={1}>
              <Text as="label" htmlFor={`refund-${_key}`} size={1} muted={left === 0}>
                {lineName(line)}
              </Text>
            </Box>
            <Box style={{ minWidth: '7rem' }}>
              <Select
                id={`refund-${_key}`}
                fontSize={1}
                value={String(quantities[_key] ?? 0)}
                disabled={left === 0}
                onChange={(event) => onChange({ ...quantities, [_key]: Number(event.currentTarget.value) })}
              >
                {Array.from({ length: left + 1 }, (_none, count) => (
                  <option key={count} value={count}>
                    {left === 0 ? 'all refunded' : `${count} of ${left}`}
                  </option>
                ))}
              </Select>
            </Box>
          </Flex>
        )
      })}
    </Stack>
  )
}
