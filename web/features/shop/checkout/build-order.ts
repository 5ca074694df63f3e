import type { Customer } from '#web/vendors/firebase/customer.ts'
import { orderNumber } from '../orders/order-id.ts'
import type { NewOrder } from '../orders/order-store.ts'
import { reclaimableFrom } from '../orders/reservation.ts'
import type { ComposedOrder } from './compose.ts'
import type { ComposedDelivery } from './compose-lines.ts'
import type { ValidOrderRequest } from './order-request.ts'
import type { Checkout, OfferWithFiles } from './queries.ts'

const toOrderDelivery = ({ id, discount, ...delivery }: ComposedDelivery): NewOrder['delivery'] => ({
  ...delivery,
  method: id,
  ...(discount > 0 && { discount }),
})

/** Returns the document of a new order, which reserves its stock and awaits payment. */
export function buildOrder(
  id: string,
  { uid, email, name, emailVerified }: Customer,
  { locale }: ValidOrderRequest,
  { currency, lines, discounts, delivery, totals, giftCard, taxes, appliedTax, isConverted }: ComposedOrder,
  { rates, files }: OfferWithFiles,
  { customer }: Checkout,
): NewOrder {
  const placedAt = new Date().toISOString()
  return {
    _id: id,
    number: orderNumber(id),
    state: 'pending',
    placedAt,
    reclaimableAt: reclaimableFrom(placedAt, emailVerified),
    locale,
    customer: { uid, email, name },
    currency,
    lines: lines.map(({ documentId: product, discount, ...line }) => ({
      ...line,
      ...(discount > 0 && { discount }),
      _key: line.number,
      product,
      ...(line.kind === 'digital' && { file: files.get(product) }),
    })),
    ...(discounts.length > 0 && {
      discounts: discounts.map(({ id: discount, title, code, amount }) => ({
        _key: discount,
        discount,
        title,
        amount,
        ...(code !== null && { code }),
      })),
    }),
    ...(delivery && { delivery: toOrderDelivery(delivery) }),
    totals,
    ...(giftCard && { giftCard }),
    taxes: taxes.map((tax) => ({ ...tax, _key: `rate-${tax.percent}` })),
    ...(appliedTax.country !== null && { taxCountry: appliedTax.country }),
    ...(appliedTax.name !== null && { taxName: appliedTax.name }),
    ...(appliedTax.isIncluded && { pricesIncludeTax: true }),
    ...(appliedTax.isAutomatic && { automaticTaxStatus: 'requires_location_inputs' }),
    ...(customer?.billing && { billing: customer.billing }),
    ...(isConverted && { rates: { base: rates.base, asOf: rates.asOf } }),
    holdsStock: true,
    isWaiting: false,
  }
}
