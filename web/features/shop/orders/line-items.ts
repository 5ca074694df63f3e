import { refundedQuantity } from '#schemas/shared/refunds.ts'
import type { Order } from './order-document.ts'

/** A line item of an order. */
export type LineItem = Order['lines'][number]

/** Returns the parts of a refund or return, each with its line item. */
export const withLineItems = <Part extends { line: string }>(
  { lines }: Pick<Order, 'lines'>,
  parts: readonly Part[] | null | undefined,
): (Omit<Part, 'line'> & { line: LineItem })[] =>
  (parts ?? []).flatMap((part) => {
    const line = lines.find(({ _key }) => _key === part.line)
    return line ? [{ ...part, line }] : []
  })

/** Returns the line items of a parcel with the units that were not refunded. */
export const unitsToPack = (order: Order): { line: LineItem; units: number }[] =>
  order.lines
    .filter(({ kind }) => kind === 'physical')
    .map((line) => ({ line, units: line.quantity - refundedQuantity(order, line._key) }))
    .filter(({ units }) => units > 0)
