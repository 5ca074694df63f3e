import { Button, Card, Container, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { Scroller, Summary } from '../catalogue/styles.ts'
import { amountText } from '../../../schemas/shared/amounts.ts'
import { dayText, SalesChart } from './sales-chart.tsx'
import { dayOf, daysUpTo, salesByCurrency, type CurrencySales } from './sales.ts'
import { FigureTable } from './styles.ts'
import { usePaidOrders } from './use-paid-orders.ts'

const PERIODS = [7, 30, 90] as const
const LONGEST_MS = 91 * 86_400_000

/** What was sold, day by day and in each currency, less what was paid back; it follows as orders come in. */
export function SalesView() {
  const [length, setLength] = useState<(typeof PERIODS)[number]>(30)
  const [since] = useState(() => new Date(Date.now() - LONGEST_MS).toISOString())
  const { orders, hasFailed } = usePaidOrders(since)
  const sales = useMemo(
    () => orders && salesByCurrency(orders, daysUpTo(dayOf(new Date()), length)),
    [orders, length],
  )
  return (
    <Card height="fill" overflow="auto" tabIndex={0}>
      <Container width={2} padding={4}>
        <Stack gap={6} paddingY={4}>
          <Stack gap={4}>
            <Text size={1} muted>
              What was paid on each day, less what went back of it since. Each currency by itself: nothing is
              converted.
            </Text>
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
          {hasFailed && (
            <Card tone="critical" radius={2} padding={4} role="alert">
              <Text size={1}>
                The orders could not be read. Check your connection, and open this page again.
              </Text>
            </Card>
          )}
          {!sales && !hasFailed && (
            <Flex justify="center" padding={5}>
              <Spinner muted />
            </Flex>
          )}
          {sales?.length === 0 && <NothingSold days={length} />}
          {sales?.map((one) => (
            <Currency key={one.currency} sales={one} />
          ))}
        </Stack>
      </Container>
    </Card>
  )
}

function NothingSold({ days }: { days: number }) {
  return (
    <Stack gap={4} paddingY={5}>
      <Heading as="h2" size={1}>
        Nothing was paid in the last {days} days
      </Heading>
      <Text size={1} muted>
        Orders appear here as soon as their payment has arrived. What still waits is under “Waiting for
        payment”.
      </Text>
    </Stack>
  )
}

function Currency({ sales }: { sales: CurrencySales }) {
  const { currency, days, orders, sold, kept } = sales
  const money = (minor: number) => amountText(minor, currency)
  const count = orders === 1 ? '1 order' : `${orders} orders`
  return (
    <Stack as="section" gap={4} aria-label={currency}>
      <Stack gap={3}>
        <Heading as="h2" size={3}>
          {money(kept)}
        </Heading>
        <Text size={1} muted>
          {sold > kept ? `${count}, ${money(sold - kept)} paid back` : count}
        </Text>
      </Stack>
      <SalesChart sales={sales} />
      <details>
        <Summary>Figures by day</Summary>
        <Scroller>
          <FigureTable>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Orders</th>
                <th scope="col">Paid</th>
                <th scope="col">Paid back</th>
                <th scope="col">Remains</th>
              </tr>
            </thead>
            <tbody>
              {days
                .filter((day) => day.orders > 0)
                .map((day) => (
                  <tr key={day.day}>
                    <th scope="row">{dayText(day.day)}</th>
                    <td>{day.orders}</td>
                    <td>{money(day.sold)}</td>
                    <td>{money(day.sold - day.kept)}</td>
                    <td>{money(day.kept)}</td>
                  </tr>
                ))}
            </tbody>
          </FigureTable>
        </Scroller>
      </details>
    </Stack>
  )
}
