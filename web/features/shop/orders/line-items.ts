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
