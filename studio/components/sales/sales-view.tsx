import { Box, Button, Flex, Heading, Stack } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { formatCount } from '#schemas/preview/count.ts'
import { amountText } from '#schemas/shared/amounts.ts'
import { Muted } from '../muted.tsx'
import { Pane } from '../pane.tsx'
import { TableHead } from '../table.tsx'
import { Summary } from '../tool-styles.ts'
import { type CurrencySales, listDays, salesByCurrency, toIsoDay } from './sales.ts'
import { dayText, SalesChart } from './sales-chart.tsx'
import { FigureTable } from './styles.ts'
import { usePaidOrders } from './use-paid-orders.ts'

const PERIODS = [7, 30, 90] as const
const LONGEST_MS = 91 * 86_400_000

/** Shows net sales by day and currency, and follows new orders. */
export function SalesView() {
  const [length, setLength] = useState<(typeof PERIODS)[number]>(30)
  const [since] = useState(() => new Date(Date.now() - LONGEST_MS).toISOString())
  const { data: orders, hasFailed } = usePaidOrders(since)
  const sales = useMemo(
    () => orders && salesByCurrency(orders, listDays(toIsoDay(new Date()), length)),
    [orders, length],
  )
  return (
    <Pane width={2} hasFailed={hasFailed} isReady={sales !== undefined}>
      <Stack gap={4}>
        <Muted>Payments by day, minus refunds. Each currency is shown separately, without conversion.</Muted>
        <Flex gap={1} role="group" aria-label="Period">
          {PERIODS.map((days) => (
            <Button
              key={days}
              text={`${days} days`}
              mode="bleed"
              selected={days === length}
              aria-pressed={days === length}
              onClick={() => setLength(days)}
            />
          ))}
        </Flex>
      </Stack>
      {sales?.length === 0 && <NothingSold days={length} />}
      {sales?.map((one) => (
        <Currency key={one.currency} sales={one} />
      ))}
    </Pane>
  )
}

function NothingSold({ days }: { days: number }) {
  return (
    <Stack gap={4} paddingY={5}>
      <Heading as="h2" size={1}>
        No payments in the last {days} days
      </Heading>
      <Muted>Orders appear here as soon as they’re paid. Unpaid orders are under “Awaiting payment”.</Muted>
    </Stack>
  )
}

function Currency({ sales }: { sales: CurrencySales }) {
  const { currency, days, orders, gross, net } = sales
  const money = (minor: number) => amountText(minor, currency)
  const count = formatCount(orders, 'order')
  return (
    <Stack as="section" gap={4} aria-label={currency}>
      <Stack gap={3}>
        <Heading as="h2" size={3}>
          {money(net)}
        </Heading>
        <Muted>{gross > net ? `${count}, ${money(gross - net)} refunded` : count}</Muted>
      </Stack>
      <SalesChart sales={sales} />
      <details>
        <Summary>Daily figures</Summary>
        <Box overflow="auto">
          <FigureTable>
            <TableHead columns={['Day', 'Orders', 'Paid', 'Refunded', 'Net']} />
            <tbody>
              {days
                .filter((day) => day.orders > 0)
                .map((day) => (
                  <tr key={day.day}>
                    <th scope="row">{dayText(day.day)}</th>
                    <td>{day.orders}</td>
                    <td>{money(day.gross)}</td>
                    <td>{money(day.gross - day.net)}</td>
                    <td>{money(day.net)}</td>
                  </tr>
                ))}
            </tbody>
          </FigureTable>
        </Box>
      </details>
    </Stack>
  )
}
