import { payableStep } from './currencies.ts'
import { shareOut } from './share-out.ts'

/** A line of an order as refunds see it; amounts in minor units of the order's currency. */
export interface RefundableLine {
  _key: string
  quantity: number
  /** All of the line before tax. */
  total: number
  /** Its part of the order's tax; orders of an earlier day do not say. */
  tax?: number | null | undefined
}

/** Pieces of a line that were paid back, and how much for them. */
export interface RefundPart {
  /** Key of the line. */
  line: string
  quantity: number
  amount: number
}

/** `asked` until the payment service has made it; `failed` where it refused, or the bank sent it back. */
export type RefundState = 'asked' | 'made' | 'failed'

/** A refund as an order keeps it. Without lines where it was made at the payment service itself. */
export interface KeptRefund {
  state: RefundState
  amount: number
  lines?: readonly RefundPart[] | null | undefined
}

/** An order as refunds see it. */
export interface RefundableOrder {
  currency: string
  lines: readonly RefundableLine[]
  totals: { payable: number; tax: number }
  refunds?: readonly KeptRefund[] | null | undefined
}

/** What somebody wants to pay back: everything that is left, or pieces of lines. */
export type RefundWish =
  { kind: 'all' } | { kind: 'lines'; lines: readonly { line: string; quantity: number }[] }

/** Why it cannot be paid back: nothing is chosen or left, no such line, more pieces, or more money than is left. */
export type RefundFault = 'nothing' | 'unknownLine' | 'tooMany' | 'tooMuch'

/** A refund as it can be made. */
export interface RefundPlan {
  amount: number
  lines: RefundPart[]
}

/** Refunds that have left the shop, or are about to. */
const standing = ({ refunds }: RefundableOrder) => (refunds ?? []).filter(({ state }) => state !== 'failed')

/** How much was paid back, in minor units; what was only asked for counts. */
export const refundedAmount = (order: RefundableOrder): number =>
  standing(order).reduce((sum, { amount }) => sum + amount, 0)

/** How much can still be paid back, in minor units. */
export const refundableAmount = (order: RefundableOrder): number =>
  Math.max(0, order.totals.payable - refundedAmount(order))

/** How many pieces of a line were paid back. */
export const refundedQuantity = (order: RefundableOrder, line: string): number =>
  standing(order)
    .flatMap(({ lines }) => lines ?? [])
    .filter((part) => part.line === line)
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** What was paid for each line with its tax, by key. Where lines do not say their tax, it is shared out by their sums. */
function grossOf({ lines, totals, currency }: RefundableOrder): Map<string, number> {
  const isKnown = lines.every(({ tax }) => typeof tax === 'number')
  const shares = isKnown
    ? lines.map(({ tax }) => tax ?? 0)
    : shareOut(
        totals.tax,
        lines.map(({ total }) => total),
        payableStep(currency),
      )
  return new Map(lines.map(({ _key, total }, index) => [_key, total + (shares[index] ?? 0)]))
}

/**
 * Plans a refund. Pieces of a line share its price and tax so that, in whichever portions they go back, all of them together come to
 * exactly what was paid for the line; never more than is left of the payment, nor more pieces than were bought.
 *
 * @returns amounts in minor units, each of which the payment service takes
 */
export function planRefund(
  order: RefundableOrder,
  wish: RefundWish,
): { ok: true; value: RefundPlan } | { ok: false; fault: RefundFault } {
  const left = refundableAmount(order)
  if (left === 0) return { ok: false, fault: 'nothing' }
  const chosen =
    wish.kind === 'lines'
      ? joined(wish.lines)
      : order.lines.map(({ _key, quantity }) => ({
          line: _key,
          quantity: quantity - refundedQuantity(order, _key),
        }))
  const gross = grossOf(order)
  const parts: RefundPart[] = []
  for (const { line: key, quantity } of chosen.filter((one) => one.quantity > 0)) {
    const line = order.lines.find(({ _key }) => _key === key)
    if (!line) return { ok: false, fault: 'unknownLine' }
    const before = refundedQuantity(order, key)
    if (before + quantity > line.quantity) return { ok: false, fault: 'tooMany' }
    const upTo = (pieces: number) =>
      portion(gross.get(key) ?? 0, pieces, line.quantity, payableStep(order.currency))
    parts.push({ line: key, quantity, amount: upTo(before + quantity) - upTo(before) })
  }
  const sum = parts.reduce((total, { amount }) => total + amount, 0)
  if (wish.kind === 'all') return { ok: true, value: { amount: left, lines: within(left, parts) } }
  if (parts.length === 0 || sum === 0) return { ok: false, fault: 'nothing' }
  return sum > left ? { ok: false, fault: 'tooMuch' } : { ok: true, value: { amount: sum, lines: parts } }
}

/** The same line twice is one wish. */
function joined(lines: readonly { line: string; quantity: number }[]) {
  const quantities = new Map<string, number>()
  for (const { line, quantity } of lines) quantities.set(line, (quantities.get(line) ?? 0) + quantity)
  return [...quantities].map(([line, quantity]) => ({ line, quantity }))
}

/** So many of a line's pieces, rounded down to what can be paid; all of them are all of it. */
const portion = (gross: number, pieces: number, of: number, step: number): number =>
  pieces === of ? gross : Number((BigInt(gross) * BigInt(pieces)) / BigInt(of) / BigInt(step)) * step

/** Where some of the money went back without goods, the lines share what remains. */
function within(left: number, parts: readonly RefundPart[]): RefundPart[] {
  let rest = left
  return parts.map((part) => {
    const amount = Math.min(part.amount, rest)
    rest -= amount
    return { ...part, amount }
  })
}
