import type { RefundState } from '#schemas/shared/refunds.ts'
import { shareOut } from '#schemas/shared/share-out.ts'
import { invoiceSums, type InvoicedOrder } from './invoice.ts'

/** The tax at one rate that goes back, in minor units; without a rate where the invoice tells none apart. */
export interface CreditedTax {
  _key: string
  percent?: number | null | undefined
  net: number
  amount: number
}

/** What a credit note takes back of its invoice, in minor units; it never changes. */
export interface CreditNote {
  number: number
  /** ISO 8601. */
  at: string
  taxes: CreditedTax[]
  serviceCharge: number
}

/** A refund as far as its credit note goes. */
export interface CreditedRefund {
  state: RefundState
  amount: number
  lines?: readonly { line: string; amount: number }[] | null | undefined
  creditNote?: CreditNote | null | undefined
}

/** An order as far as its credit notes go. */
export interface CreditedOrder extends Omit<InvoicedOrder, 'lines' | 'refunds'> {
  lines: readonly (InvoicedOrder['lines'][number] & {
    _key: string
    taxPercent?: number | null | undefined
  })[]
}

/** A part of an invoice that is taxed alike, or the service charge: what it comes to with its tax, and what of that went back. */
interface Part {
  percent: number | null
  gross: number
  tax: number
  credited: number
  creditedTax: number
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

/** The parts of an invoice, the service charge last, with what earlier credit notes that stand took back of them. */
function partsOf(order: CreditedOrder, earlier: readonly CreditNote[]): Part[] {
  const rates = invoiceSums(order).taxes.map(({ percent, net, amount }): Part => {
    const taken = earlier.flatMap(({ taxes }) => taxes.filter((tax) => (tax.percent ?? null) === percent))
    const creditedTax = sum(taken.map((tax) => tax.amount))
    const credited = creditedTax + sum(taken.map((tax) => tax.net))
    return { percent, gross: net + amount, tax: amount, credited, creditedTax }
  })
  const credited = sum(earlier.map(({ serviceCharge }) => serviceCharge))
  return [...rates, { percent: null, gross: order.totals.serviceCharge, tax: 0, credited, creditedTax: 0 }]
}

/**
 * How much of a refund each part bears, never more than is left of it: goods their own part; what is over the service charge, then all parts.
 * Money without goods is borne by all parts.
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
  if (refund.lines?.length) bear(parts.length - 1, refund.amount - sum(shares))
  const rest = shareOut(Math.max(0, refund.amount - sum(shares)), left)
  return shares.map((share, index) => share + (rest[index] ?? 0))
}

/** So much of a part is so much tax; all of it is all of its tax, in whichever portions it goes back. */
function taxIn({ gross, tax, credited, creditedTax }: Part, share: number): number {
  if (gross === 0) return 0
  const upTo = Number((BigInt(tax) * BigInt(credited + share)) / BigInt(gross))
  return Math.min(share, Math.max(0, upTo - creditedTax))
}

/** What a refund takes back of its invoice, after what earlier credit notes took. */
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
 * Gives a credit note to every refund that was made and has none, numbered on from the last one. Refunds that all of an order goes back by take
 * back exactly its invoice, rate by rate.
 *
 * @param last the number that was given last, of whichever order
 * @param at when they are given, ISO 8601
 */
export function giveCreditNotes<Refund extends CreditedRefund>(
  order: CreditedOrder,
  refunds: readonly Refund[],
  last: number,
  at: string,
): { refunds: Refund[]; count: number } {
  const noted: Refund[] = [...refunds]
  let count = 0
  for (const [index, refund] of refunds.entries()) {
    if (refund.state !== 'made' || refund.creditNote) continue
    count += 1
    // A refund that the bank sent back takes nothing back of the invoice.
    const earlier = noted.flatMap(({ state, creditNote }) =>
      state === 'made' && creditNote ? [creditNote] : [],
    )
    noted[index] = {
      ...refund,
      creditNote: { number: last + count, at, ...creditOf(order, refund, earlier) },
    }
  }
  return { refunds: noted, count }
}
