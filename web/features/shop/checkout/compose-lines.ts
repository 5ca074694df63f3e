import { allocate } from '#schemas/shared/allocate.ts'
import { payableStep } from '#schemas/shared/currencies.ts'
import { discountedTotal } from '#schemas/shared/line-amounts.ts'
import type { DeliveryMethod } from '../delivery/delivery-method.ts'
import type { LineItem } from '../orders/line-items.ts'
import type { Order, SoldFile } from '../orders/order-document.ts'
import { DELIVERY_LINE } from '../pricing/delivery.ts'
import type { PricedCart, TaxedProduct } from '../pricing/price-cart.ts'
import { taxCodeOf } from '../pricing/tax-codes.ts'

/** A product that can be ordered now. */
export interface OrderableProduct extends TaxedProduct {
  /** The number of the product or variant. */
  number: string
  /** Id of its document. */
  documentId: string
  /** Id of its category's document. */
  category?: string | null
  title: string
  /** Key of the variant and its chosen options; undefined for a product without variants. */
  variant?: string
  options?: string
  kind: 'physical' | 'digital'
  /** The download of a digital product. */
  file?: SoldFile | null
  /** Units in stock; null if stock is not tracked. */
  available: number | null
}

/** The lines of a new order, and its delivery if anything is shipped. */
export interface ComposedLines {
  lines: (LineItem & { tax: number; taxPercent: number })[]
  delivery?: NonNullable<Order['delivery']>
}

/** Composes the lines and the delivery of an order from a priced cart. Each gets its share of the tax of its class. */
export function composeLines(
  priced: PricedCart,
  products: ReadonlyMap<string, OrderableProduct>,
  method: DeliveryMethod | null,
): ComposedLines {
  const shares = taxesOf(priced, products, method)
  const percents = new Map(priced.taxes.map(({ taxClass, percent }) => [taxClass, percent]))
  const taxOf = (id: string, kind: 'physical' | 'digital' | 'delivery', taxClass: string) => ({
    tax: shares.get(id) ?? 0,
    taxPercent: percents.get(taxClass) ?? 0,
    ...(priced.appliedTax.isAutomatic && { taxCode: taxCodeOf(kind, taxClass) }),
  })
  const lines = priced.lines.flatMap(({ id, unitDiscount: _, discount, ...amounts }) => {
    const product = products.get(id)
    // Stryker disable next-line ArrayDeclaration,ConditionalExpression: vanished products were refused before
    if (!product) return []
    const { number, documentId, title, variant, options, kind, file, taxClass, available } = product
    return [
      {
        _key: number,
        number,
        product: documentId,
        title,
        ...(variant !== undefined && { variant, options }),
        kind,
        ...(kind === 'digital' && file && { file }),
        ...amounts,
        ...(discount > 0 && { discount }),
        ...taxOf(id, kind, taxClass),
        isCounted: available !== null,
      },
    ]
  })
  if (!method) return { lines }
  const { id, title, countries, minDays, maxDays, taxClass } = method
  const discount = priced.deliveryDiscount
  const delivery = {
    method: id,
    title,
    countries,
    minDays,
    maxDays,
    price: priced.delivery,
    ...(discount > 0 && { discount }),
    ...taxOf(DELIVERY_LINE, 'delivery', taxClass),
  }
  return { lines, delivery }
}

/** Distributes the tax of each class, which is rounded once, among its lines and delivery. */
function taxesOf(
  { lines, delivery, deliveryDiscount, taxes, currency }: PricedCart,
  products: ReadonlyMap<string, OrderableProduct>,
  method: DeliveryMethod | null,
): Map<string, number> {
  const shares = taxes.flatMap(({ taxClass, amount }) => {
    // Stryker disable next-line OptionalChaining: vanished products were refused above
    const lineItems = lines.filter(({ id }) => products.get(id)?.taxClass === taxClass)
    const isTaxedAlike = method?.taxClass === taxClass
    const taxed = [
      ...lineItems,
      ...(isTaxedAlike ? [{ id: DELIVERY_LINE, total: delivery, discount: deliveryDiscount }] : []),
    ]
    const parts = allocate(amount, taxed.map(discountedTotal), payableStep(currency))
    return taxed.map(({ id }, index) => [id, parts[index] ?? 0] as const)
  })
  return new Map(shares)
}
