import { allocate } from '#schemas/shared/allocate.ts'
import { sumAmounts } from '#schemas/shared/line-amounts.ts'
import type { RefundState } from '#schemas/shared/refunds.ts'
import { type InvoicedOrder, invoiceSums } from './invoice-sums.ts'

/** The credited tax at one rate, in minor units; without a rate if the invoice does not distinguish rates. */
interface CreditedTax {
  _key: string
  percent?: number | null | undefined
  net: number
  amount: number
}

/** The amounts of an invoice that a credit note reverses, in minor units. It never changes. */
interface CreditNote {
  number: number
  /** ISO 8601. */
  at: string
  taxes: CreditedTax[]
  serviceCharge: number
}

/** The fields of a refund that its credit note needs. */
export interface CreditedRefund {
  state: RefundState
  amount: number
  lines?: readonly { line: string; amount: number }[] | null | undefined
  creditNote?: CreditNote | null | undefined
}

/** The fields of an order that its credit notes need. */
export interface CreditedOrder extends Omit<InvoicedOrder, 'lines' | 'refunds'> {
  lines: readonly (InvoicedOrder['lines'][number] & {
    _key: string
    taxPercent?: number | null | undefined
  })[]
}

/** The share of an invoice at one tax rate, or the service charge, with the amounts credited so far. */
interface Part {
  percent: number | null
  gross: number
  tax: number
  credited: number
  creditedTax: number
}

/** Returns the parts of an invoice, the service charge last, with the amounts that earlier valid credit notes reversed. */
function partsOf(order: CreditedOrder, earlier: readonly CreditNote[]): Part[] {
  const rates = invoiceSums(order).taxes.map(({ percent, net, amount }): Part => {
    const taken = earlier.flatMap(({ taxes }) => taxes.filter((tax) => (tax.percent ?? null) === percent))
    const creditedTax = sumAmounts(taken.map((tax) => tax.amount))
    const credited = creditedTax + sumAmounts(taken.map((tax) => tax.net))
    return { percent, gross: net + amount, tax: amount, credited, creditedTax }
  })
  const credited = sumAmounts(earlier.map(({ serviceCharge }) => serviceCharge))
  return [...rates, { percent: null, gross: order.totals.serviceCharge, tax: 0, credited, creditedTax: 0 }]
}

/**
 * Distributes a refund among the parts, never more than is left of each. Line items count towards their own part; the rest towards the
 * service charge, then all parts. A refund without line items is distributed among all parts.
 */
function sharesOf({ lines }: CreditedOrder, refund: CreditedRefund, parts: readonly Part[]): number[] {
  const left = parts.map(({ gross, credited }) => gross - credited)
  const shares = parts.map(() => 0)
  const bear = (index: number, amount: number) => {
    const borne = Math.max(0, Math.min(amount, left[index] ?? 0))
    shares[index] = (shares[index] ?? 0) + borne
    left[index] = (left[index] ?? 0) - borne
  }
  for (const { line: key, amount } of refund.lines ?? []) {
    const percent = lines.find(({ _key }) => _key === key)?.taxPercent ?? null
    const found = parts.slice(0, -1).findIndex((part) => part.percent === percent)
    bear(Math.max(0, found), amount)
  }
  if (refund.lines?.length) bear(parts.length - 1, refund.amount - sumAmounts(shares))
  const rest = allocate(Math.max(0, refund.amount - sumAmounts(shares)), left)
  return shares.map((share, index) => share + (rest[index] ?? 0))
}

/** Returns the tax within a share of a part. The shares of a fully credited part add up to exactly its tax. */
function taxIn({ gross, tax, credited, creditedTax }: Part, share: number): number {
  if (gross === 0) return 0
  const upTo = Number((BigInt(tax) * BigInt(credited + share)) / BigInt(gross))
  return Math.min(share, Math.max(0, upTo - creditedTax))
}

/** Returns the amounts that a refund reverses, after those of earlier credit notes. */
function creditOf(
  order: CreditedOrder,
  refund: CreditedRefund,
  earlier: readonly CreditNote[],
): Pick<CreditNote, 'taxes' | 'serviceCharge'> {
  const parts = partsOf(order, earlier)
  const shares = sharesOf(order, refund, parts)
  const taxes = parts.slice(0, -1).flatMap((part, index): CreditedTax[] => {
    const share = shares[index] ?? 0
    const amount = taxIn(part, share)
    const { percent } = part
    const rate = percent === null ? { _key: 'rate' } : { _key: `rate-${percent}`, percent }
    return share > 0 ? [{ ...rate, net: share - amount, amount }] : []
  })
  return { taxes, serviceCharge: shares.at(-1) ?? 0 }
}

/**
 * Adds a credit note to every successful refund that has none. The credit notes of a fully refunded order reverse exactly its invoice,
 * rate by rate.
 *
 * @param last the last credit note number in use, across all orders
 * @param at time of issue, ISO 8601
 */
export function issueCreditNotes<Refund extends CreditedRefund>(
  order: CreditedOrder,
  refunds: readonly Refund[],
  last: number,
  at: string,
): { refunds: Refund[]; count: number } {
  const numbered: Refund[] = [...refunds]
  let count = 0
  for (const [index, refund] of refunds.entries()) {
    if (refund.state !== 'made' || refund.creditNote) continue
    count += 1
    // A refund that the bank returned reverses nothing.
    const earlier = numbered.flatMap(({ state, creditNote }) =>
      state === 'made' && creditNote ? [creditNote] : [],
    )
    numbered[index] = {
      ...refund,
      creditNote: { number: last + count, at, ...creditOf(order, refund, earlier) },
    }
  }
  return { refunds: numbered, count }
}
