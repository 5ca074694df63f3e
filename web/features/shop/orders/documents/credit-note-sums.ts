import { allocate } from '#schemas/shared/allocate.ts'
import { sumAmounts } from '#schemas/shared/line-amounts.ts'
import type { LineItem } from '../line-items.ts'
import type { Refund } from '../order-document.ts'
import { type InvoicedOrder, invoiceSums } from './invoice-sums.ts'

/** The amounts of an invoice that a credit note reverses. */
type CreditNote = NonNullable<Refund['creditNote']>

/** The fields of a refund that its credit note needs. */
export interface CreditedRefund extends Pick<Refund, 'state' | 'amount' | 'creditNote'> {
  lines?: readonly Pick<NonNullable<Refund['lines']>[number], 'line' | 'amount'>[] | null | undefined
}

/** The fields of an order that its credit notes need. */
interface CreditedOrder extends Omit<InvoicedOrder, 'lines' | 'refunds'> {
  lines: readonly (InvoicedOrder['lines'][number] & Pick<LineItem, '_key' | 'taxPercent'>)[]
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
  const assign = (index: number, amount: number) => {
    const assigned = Math.max(0, Math.min(amount, left[index] ?? 0))
    shares[index] = (shares[index] ?? 0) + assigned
    left[index] = (left[index] ?? 0) - assigned
  }
  for (const { line: key, amount } of refund.lines ?? []) {
    const percent = lines.find(({ _key }) => _key === key)?.taxPercent ?? null
    const found = parts.slice(0, -1).findIndex((part) => part.percent === percent)
    assign(Math.max(0, found), amount)
  }
  if (refund.lines?.length) assign(parts.length - 1, refund.amount - sumAmounts(shares))
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
  const taxes = parts.slice(0, -1).flatMap((part, index): CreditNote['taxes'] => {
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
export function issueCreditNotes<Credited extends CreditedRefund>(
  order: CreditedOrder,
  refunds: readonly Credited[],
  last: number,
  at: string,
): { refunds: Credited[]; count: number } {
  const numbered: Credited[] = [...refunds]
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
