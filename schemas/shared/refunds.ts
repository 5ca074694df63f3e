import { allocate } from './allocate.ts'
import { payableStep } from './currencies.ts'
import type { Order } from './documents.generated.ts'
import { type GiftCardOrder, returnedToGiftCard } from './gift-cards.ts'
import { discountedTotal, sumAmounts, unitsOfLine } from './line-amounts.ts'

/** The states of a refund: `asked` until Stripe has made it; `failed` if Stripe or the bank rejected it. */
export const REFUND_STATES = [
  { value: 'asked', title: 'Requested' },
  { value: 'made', title: 'Refunded' },
  { value: 'failed', title: 'Failed' },
] as const

export type RefundState = (typeof REFUND_STATES)[number]['value']

export const REFUND_STATE_VALUES = REFUND_STATES.map(({ value }) => value)

/** Why part of a payment is refunded without items. Customers read it in their language. */
export const REFUND_CAUSES = [
  { value: 'damaged', title: 'Damaged or faulty item' },
  { value: 'incomplete', title: 'Something was missing' },
  { value: 'late', title: 'Late delivery' },
  { value: 'price', title: 'Price correction' },
  { value: 'goodwill', title: 'Goodwill' },
] as const

/** The cause of a refund without items. */
export type RefundCause = (typeof REFUND_CAUSES)[number]['value']

export const REFUND_CAUSE_VALUES = REFUND_CAUSES.map(({ value }) => value)

type StoredLine = Order['lines'][number]
type StoredRefund = NonNullable<Order['refunds']>[number]

/** The part of an order line that refunds need; amounts in minor units. The tax is missing in old orders, the discount without any. */
type RefundableLine = Pick<StoredLine, '_key' | 'quantity' | 'total'> & {
  tax?: StoredLine['tax'] | null
  discount?: StoredLine['discount'] | null
}

/** The refunded units of a line, by its key, and their amount. */
type RefundPart = Pick<NonNullable<StoredRefund['lines']>[number], 'line' | 'quantity' | 'amount'>

/** A refund of an order. It has no lines if it was made in Stripe. */
export type OrderRefund = Pick<StoredRefund, 'state' | 'amount'> & {
  lines?: readonly RefundPart[] | null
  /** The part that goes back to the gift card. */
  giftCardAmount?: number | null | undefined
}

/** The part of an order that refunds need. */
export interface RefundableOrder extends Pick<Order, 'currency'>, Pick<GiftCardOrder, 'giftCard'> {
  lines: readonly RefundableLine[]
  totals: Pick<Order['totals'], 'payable' | 'tax'>
  refunds?: readonly OrderRefund[] | null | undefined
  /** Missing in orders to whose prices tax was added. */
  pricesIncludeTax?: boolean | null | undefined
}

/** What to refund: everything left, units of lines, or an amount in minor units. */
export type RefundRequest =
  | { kind: 'all' }
  | { kind: 'lines'; lines: readonly { line: string; quantity: number }[] }
  | { kind: 'amount'; amount: number; cause: RefundCause }

/**
 * Why a refund is impossible: nothing chosen or left, an unknown line, too many units, or an amount that is too
 * large or impossible for cards.
 */
export type RefundError = 'nothing' | 'unknownLine' | 'tooMany' | 'tooMuch' | 'unpayable'

interface RefundPlan {
  amount: number
  lines: RefundPart[]
}

const activeRefunds = ({ refunds }: Pick<RefundableOrder, 'refunds'>) =>
  (refunds ?? []).filter(({ state }) => state !== 'failed')

/** Returns the refunded amount in minor units, requested refunds included. A failed refund stays on the gift card. */
export const refundedAmount = (order: Pick<RefundableOrder, 'refunds'>): number =>
  sumAmounts(activeRefunds(order).map(({ amount }) => amount)) +
  returnedToGiftCard({ refunds: order.refunds?.filter(({ state }) => state === 'failed') })

/** Returns the amount that can still be refunded, in minor units. */
export const refundableAmount = (order: RefundableOrder): number =>
  Math.max(0, order.totals.payable - (order.giftCard?.missing ?? 0) - refundedAmount(order))

/** Returns the part of a refund that goes back to the gift card: what exceeds the rest of the other payment. */
export function giftCardPart(order: RefundableOrder, amount: number): number {
  const charged = order.totals.payable - (order.giftCard?.amount ?? 0)
  const refunded = activeRefunds(order).reduce(
    (sum, refund) => sum + refund.amount - (refund.giftCardAmount ?? 0),
    0,
  )
  return Math.max(0, amount - Math.max(0, charged - refunded))
}

/** Returns the number of refunded units of a line. */
export const refundedQuantity = (order: RefundableOrder, line: string): number =>
  unitsOfLine(
    activeRefunds(order).flatMap(({ lines }) => lines ?? []),
    line,
  )

/** Returns the gross amount of each line by key, after discounts. Unknown taxes are allocated by the totals of the lines. */
function grossByLine({ lines, totals, currency, pricesIncludeTax }: RefundableOrder): Map<string, number> {
  if (pricesIncludeTax) return new Map(lines.map((line) => [line._key, discountedTotal(line)]))
  const isKnown = lines.every(({ tax }) => typeof tax === 'number')
  const shares = isKnown
    ? lines.map(({ tax }) => tax ?? 0)
    : allocate(totals.tax, lines.map(discountedTotal), payableStep(currency))
  return new Map(lines.map((line, index) => [line._key, discountedTotal(line) + (shares[index] ?? 0)]))
}

/**
 * Plans a refund. The refunds of a line's units, in any portions, add up to exactly what was paid for the line, and never
 * exceed the remaining payment.
 *
 * @param isReturn whether to refund what is left if the units cost more
 * @returns amounts in minor units that Stripe can pay
 */
export function planRefund(
  order: RefundableOrder,
  request: RefundRequest,
  isReturn = false,
): { ok: true; value: RefundPlan } | { ok: false; error: RefundError } {
  const left = refundableAmount(order)
  if (left === 0) return { ok: false, error: 'nothing' }
  if (request.kind === 'amount') return planAmount(request.amount, left, payableStep(order.currency))
  const chosen =
    request.kind === 'lines'
      ? mergeLines(request.lines)
      : order.lines.map(({ _key, quantity }) => ({
          line: _key,
          quantity: quantity - refundedQuantity(order, _key),
        }))
  const gross = grossByLine(order)
  const parts: RefundPart[] = []
  for (const { line: key, quantity } of chosen.filter((one) => one.quantity > 0)) {
    const line = order.lines.find(({ _key }) => _key === key)
    if (!line) return { ok: false, error: 'unknownLine' }
    const before = refundedQuantity(order, key)
    if (before + quantity > line.quantity) return { ok: false, error: 'tooMany' }
    const upTo = (units: number) =>
      amountForUnits(gross.get(key) ?? 0, units, line.quantity, payableStep(order.currency))
    parts.push({ line: key, quantity, amount: upTo(before + quantity) - upTo(before) })
  }
  const sum = sumAmounts(parts.map(({ amount }) => amount))
  if (request.kind === 'all') return { ok: true, value: { amount: left, lines: capAmounts(left, parts) } }
  if (sum === 0) return { ok: false, error: 'nothing' }
  if (sum > left && !isReturn) return { ok: false, error: 'tooMuch' }
  return { ok: true, value: { amount: Math.min(sum, left), lines: capAmounts(left, parts) } }
}

function planAmount(amount: number, left: number, step: number): ReturnType<typeof planRefund> {
  if (!Number.isSafeInteger(amount) || amount < 1) return { ok: false, error: 'nothing' }
  if (amount > left) return { ok: false, error: 'tooMuch' }
  return amount % step === 0 ? { ok: true, value: { amount, lines: [] } } : { ok: false, error: 'unpayable' }
}

function mergeLines(lines: readonly { line: string; quantity: number }[]) {
  const quantities = new Map<string, number>()
  for (const { line, quantity } of lines) quantities.set(line, (quantities.get(line) ?? 0) + quantity)
  return [...quantities].map(([line, quantity]) => ({ line, quantity }))
}

/** Returns the amount for some units of a line, rounded down to a payable step; all units are the whole amount. */
const amountForUnits = (gross: number, units: number, of: number, step: number): number =>
  units === of ? gross : Number((BigInt(gross) * BigInt(units)) / BigInt(of) / BigInt(step)) * step

/** Limits the line amounts to what is left after refunds without lines. */
function capAmounts(left: number, parts: readonly RefundPart[]): RefundPart[] {
  let rest = left
  return parts.map((part) => {
    const amount = Math.min(part.amount, rest)
    rest -= amount
    return { ...part, amount }
  })
}
