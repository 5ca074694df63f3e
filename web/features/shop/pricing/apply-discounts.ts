import { allocate } from '#schemas/shared/allocate.ts'
import type { DiscountKind } from '#schemas/shared/discounts.ts'
import type { DiscountBenefit } from './benefit.ts'
import { DELIVERY_LINE } from './delivery.ts'
import {
  type Discount,
  type DiscountableLine,
  type DiscountError,
  discountError,
  type DiscountPayment,
  linesOf,
  toPaying,
} from './discount.ts'
import { roundToStep, sum, toNumber } from './ratio.ts'

/** A discount with what it takes off, in minor units of the paying currency. */
interface AppliedDiscount {
  discount: Discount
  amount: bigint
}

/** The discounts of a cart. */
export interface AppliedDiscounts {
  applied: AppliedDiscount[]
  /** What is taken off each line item, by its id, and off delivery. The shares add up to the amounts. */
  shares: ReadonlyMap<string, bigint>
  /** What delivery costs before its discount. */
  delivery: bigint
  /** Discounts that do not apply. */
  refused: { discount: Discount; error: DiscountError }[]
}

/**
 * Free units first, because they depend on full prices; then percentages; then amounts, which may not exceed what is left. Delivery is
 * priced last.
 */
const ORDER: Record<DiscountBenefit['kind'], number> = {
  buyXGetY: 1,
  percent: 2,
  amount: 3,
  freeDelivery: 4,
} satisfies Record<DiscountKind, number>

const smaller = (one: bigint, other: bigint) => (one < other ? one : other)

const sortById = <Item extends { id: string }>(items: readonly Item[]): Item[] =>
  [...items].sort((one, other) => (one.id < other.id ? -1 : 1))

type Application = Pick<AppliedDiscounts, 'applied' | 'shares' | 'delivery'>

/** Returns what delivery costs, from what the line items cost after discounts. */
type PriceDelivery = (discountedSubtotal: bigint) => bigint

/** Applies discounts one after the other, each to what the earlier ones have left of its line items. */
function applyAll(
  discounts: readonly Discount[],
  all: readonly DiscountableLine[],
  payment: DiscountPayment,
  priceDelivery: PriceDelivery,
): Application {
  const shares = new Map<string, bigint>()
  const leftOf = ({ id, unit, count }: DiscountableLine) => unit * count - (shares.get(id) ?? 0n)
  const ordered = discounts.toSorted((one, other) => ORDER[one.kind] - ORDER[other.kind])
  const applied = ordered.flatMap((discount): AppliedDiscount[] => {
    const lines = linesOf(discount, all)
    const left = lines.map(leftOf)
    const parts = sharesOf(discount, lines, left, payment)
    for (const [index, { id }] of lines.entries())
      shares.set(id, (shares.get(id) ?? 0n) + (parts[index] ?? 0n))
    const amount = sum(parts)
    return amount > 0n ? [{ discount, amount }] : []
  })
  const delivery = priceDelivery(sum(all.map(leftOf)))
  const free = discounts.find(({ kind }) => kind === 'freeDelivery')
  if (!free || delivery === 0n) return { applied, shares, delivery }
  shares.set(DELIVERY_LINE, delivery)
  return { applied: [...applied, { discount: free, amount: delivery }], shares, delivery }
}

/** Returns what a discount takes off each of its line items. */
function sharesOf(
  discount: Discount,
  lines: readonly DiscountableLine[],
  left: readonly bigint[],
  payment: DiscountPayment,
): bigint[] {
  const { step } = payment
  const base = sum(left)
  const spread = (off: bigint) =>
    allocate(toNumber(smaller(off, base)), left.map(toNumber), toNumber(step)).map(BigInt)
  switch (discount.kind) {
    case 'buyXGetY': {
      const reduced = reducedUnits(discount, lines)
      return lines.map(({ unit }, index) => {
        const off = roundToStep((reduced[index] ?? 0n) * unit * BigInt(discount.percent), 100n, step)
        return smaller(off, left[index] ?? 0n)
      })
    }
    case 'percent':
      return spread(roundToStep(base * BigInt(discount.percent), 100n, step))
    case 'amount':
      return spread(toPaying(discount.amount, discount, payment) ?? 0n)
    case 'freeDelivery':
      return []
  }
}

/** Returns how many units of each line item are reduced: of all units together the cheapest ones. */
function reducedUnits(
  { buy, get }: { buy: number; get: number },
  lines: readonly DiscountableLine[],
): bigint[] {
  const units = sum(lines.map(({ count }) => count))
  let rest = (units / BigInt(buy + get)) * BigInt(get)
  const reduced = lines.map(() => 0n)
  const cheapestFirst = lines.map((line, index) => ({ ...line, index }))
  cheapestFirst.sort((one, other) => Number(one.unit - other.unit))
  for (const { count, index } of cheapestFirst) {
    reduced[index] = smaller(count, rest)
    rest -= reduced[index]
  }
  return reduced
}

const savingOf = ({ applied }: Application) => sum(applied.map(({ amount }) => amount))
const codesIn = ({ applied }: Application) => applied.filter(({ discount }) => discount.code !== null).length

/** Whether one application is better than another: it saves more or, where both save the same, uses more codes. */
function isBetter(one: Application, other: Application): boolean {
  const difference = savingOf(one) - savingOf(other)
  return difference > 0n || (difference === 0n && codesIn(one) > codesIn(other))
}

/**
 * Applies discounts to the line items of a cart: all that can be combined or a single one that cannot, whichever saves more. No line item
 * becomes negative, and all amounts can be paid in the currency.
 */
export function applyDiscounts(
  discounts: readonly Discount[],
  all: readonly DiscountableLine[],
  payment: DiscountPayment,
  priceDelivery: PriceDelivery,
): AppliedDiscounts {
  // Equal remainders and savings are decided by position, which must not depend on the order of the cart.
  const lines = sortById(all)
  const checked = sortById(discounts).map((discount) => ({
    discount,
    error: discountError(discount, lines, payment),
  }))
  const usable = checked.filter(({ error }) => error === null).map(({ discount }) => discount)
  const alternatives = [
    usable.filter(({ isCombinable }) => isCombinable),
    ...usable.filter(({ isCombinable }) => !isCombinable).map((discount) => [discount]),
  ].map((alternative) => ({ alternative, result: applyAll(alternative, lines, payment, priceDelivery) }))
  const best = alternatives.reduce((found, next) => (isBetter(next.result, found.result) ? next : found))
  const refused = checked.flatMap(({ discount, error: known }): AppliedDiscounts['refused'] => {
    if (known) return [{ discount, error: known }]
    if (!best.alternative.includes(discount)) return [{ discount, error: 'notCombinable' }]
    // What rounds to nothing, or finds nothing left to reduce, is not shown.
    const isApplied = best.result.applied.some((one) => one.discount === discount)
    const error: DiscountError = discount.kind === 'freeDelivery' ? 'delivery' : 'products'
    return isApplied ? [] : [{ discount, error }]
  })
  return { ...best.result, refused }
}
