import { isTaxPending } from '#schemas/shared/automatic-tax.ts'
import { takenFromGiftCard } from '#schemas/shared/gift-cards.ts'
import { addLines } from '#schemas/shared/line-amounts.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { isPaid, RELEASED_STATES } from '#schemas/shared/orders.ts'
import { orderTaxRows } from '#schemas/shared/tax-rows.ts'
import type { Translator } from '#web/i18n/translator.ts'
import { formatMoney } from '#web/lib/money.ts'
import { discountName } from '../pricing/names.ts'
import { totalTaxLabel } from '../pricing/tax-label.ts'
import type { Order } from './order-document.ts'

interface SumRow {
  label: string
  amount: string
}

/** Returns the rows between the listed lines and the total: the subtotal of the lines, what is taken off, and what is added. */
export function orderSumRows(order: Order, texts: Translator<'orders'>, locale: LocaleId): SumRow[] {
  const { lines, discounts, delivery, totals, currency, taxName, pricesIncludeTax } = order
  const money = (minor: number) => formatMoney(minor, currency, { locale })
  const { subtotal, saleDiscount } = addLines(lines)
  const tax = { name: taxName, isIncluded: pricesIncludeTax }
  const rows: (SumRow | false | null | undefined)[] = [
    { label: texts('subtotal'), amount: money(subtotal) },
    saleDiscount > 0 && { label: texts('discount'), amount: money(-saleDiscount) },
    ...(discounts ?? []).map((discount) => ({
      label: discountName(discount, texts),
      amount: money(-discount.amount),
    })),
    delivery && {
      label: texts('delivery', { method: delivery.title }),
      amount: delivery.price === 0 ? texts('free') : money(delivery.price),
    },
    totals.serviceCharge > 0 && { label: texts('serviceCharge'), amount: money(totals.serviceCharge) },
    isTaxPending(order) && { label: texts('tax'), amount: texts('taxAtCheckout') },
    ...orderTaxRows(order).map(({ percent, amount }) => ({
      label: totalTaxLabel(percent, tax, texts, locale),
      amount: money(amount),
    })),
  ]
  return rows.filter((row) => !!row)
}

/**
 * Returns the rows below the total of an order with a gift card: what each payment covers, and what the card lacked. None for an order that
 * expired or failed: neither paid it, and nothing is due.
 */
export function orderPaymentRows(order: Order, texts: Translator<'orders'>, locale: LocaleId): SumRow[] {
  const { state, giftCard, totals, currency } = order
  if (!giftCard || RELEASED_STATES.includes(state)) return []
  const money = (minor: number) => formatMoney(minor, currency, { locale })
  return [
    { label: texts('giftCard', { ending: giftCard.ending }), amount: money(-takenFromGiftCard(order)) },
    {
      label: texts(isPaid(state) ? 'paidAtCheckout' : 'due'),
      amount: money(totals.payable - giftCard.amount),
    },
    ...(giftCard.missing ? [{ label: texts('due'), amount: money(giftCard.missing) }] : []),
  ]
}
