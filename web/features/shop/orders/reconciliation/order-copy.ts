import type { z } from 'zod'
import { orderSchema } from '../order-document.ts'

/** The fields of an order that never change. */
const orderCopySchema = orderSchema.pick({
  number: true,
  placedAt: true,
  locale: true,
  customer: true,
  currency: true,
  lines: true,
  discounts: true,
  delivery: true,
  totals: true,
  giftCard: true,
  taxes: true,
  taxName: true,
  taxCountry: true,
  automaticTaxStatus: true,
  pricesIncludeTax: true,
  billing: true,
  rates: true,
})

/** The copy of an order in payment metadata. */
export type OrderCopy = z.output<typeof orderCopySchema>

/** Stripe's limit for a value of metadata. */
const PART_LENGTH = 500

/** Stripe allows 50 keys; the others are for other metadata. */
const MOST_PARTS = 45

const partName = (index: number): string => `copy_${index}`

/**
 * Copies an order into the metadata of its payment, from which it can be recreated if the lake loses it. An order that is too long has no
 * copy.
 *
 * @returns the JSON of the order in parts of the allowed length
 */
export function copyOrder(order: OrderCopy): Record<string, string> {
  const characters = [...JSON.stringify(orderCopySchema.parse(order))]
  // Counts UTF-16 units and never splits a surrogate pair.
  const parts: string[] = ['']
  for (const character of characters) {
    const last = parts.at(-1) ?? ''
    if (last.length + character.length > PART_LENGTH) parts.push(character)
    else parts[parts.length - 1] = last + character
  }
  if (parts.length > MOST_PARTS) return {}
  return Object.fromEntries(parts.map((part, index) => [partName(index), part]))
}

/** Returns the order copied into the metadata of a payment; null without a complete copy. */
export function readOrderCopy(metadata: Readonly<Record<string, string>>): OrderCopy | null {
  let json = ''
  for (let index = 0; metadata[partName(index)] !== undefined; index += 1) json += metadata[partName(index)]
  try {
    return orderCopySchema.parse(JSON.parse(json))
  } catch {
    return null
  }
}
