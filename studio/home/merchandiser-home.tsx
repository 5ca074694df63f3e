import { Grid, Heading, Stack } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { formatCount } from '#schemas/preview/count.ts'
import { amountText } from '#schemas/shared/amounts.ts'
import { Muted } from '../components/muted.tsx'
import { Loading } from '../components/pane.tsx'
import { listDays, salesByCurrency, toIsoDay } from '../components/sales/sales.ts'
import { usePaidOrders } from '../components/sales/use-paid-orders.ts'
import { useLiveQuery } from '../components/use-live-query.ts'
import { DocumentSection, Note, Section } from './section.tsx'
import { SHOP_LISTS, weekBefore, type WorkItems, workListsQuery } from './work-lists.ts'

const QUERY = workListsQuery(SHOP_LISTS)
const LISTENED = '*[_type in ["order", "inventory", "product", "review", "discount"]]'
const DAYS = 7

/** Orders, refunds, reviews, stock, drafts, codes and sales. */
export function MerchandiserHome() {
  const { data, hasFailed } = useLiveQuery<string, Record<string, WorkItems>>(QUERY, LISTENED)
  return (
    <Grid gridTemplateColumns={[1, 1, 2]} gap={4}>
      {Object.entries(SHOP_LISTS).map(([key, list]) => (
        <DocumentSection key={key} {...list} hasFailed={hasFailed} work={data?.[key]} />
      ))}
      <WeekOfSales />
    </Grid>
  )
}

/** Net sales of the last seven days by currency. */
function WeekOfSales() {
  const [since] = useState(() => weekBefore(Date.now()))
  const { data: orders, hasFailed } = usePaidOrders(since)
  const sales = useMemo(
    () => orders && salesByCurrency(orders, listDays(toIsoDay(new Date()), DAYS)),
    [orders],
  )
  return (
    <Section title="Sales in the last 7 days" path="/structure/orders;sales">
      {hasFailed && <Note isAlert>The orders couldn’t be loaded. Check your connection and reload.</Note>}
      {!sales && !hasFailed && <Loading />}
      {sales?.length === 0 && <Note>Nothing sold yet this week. Orders count as soon as they’re paid.</Note>}
      {sales?.map(({ currency, net, orders }) => (
        <Stack key={currency} gap={3} padding={2}>
          <Heading as="h3" size={2}>
            {amountText(net, currency)}
          </Heading>
          <Muted>{formatCount(orders, 'order')}, minus refunds</Muted>
        </Stack>
      ))}
    </Section>
  )
}
