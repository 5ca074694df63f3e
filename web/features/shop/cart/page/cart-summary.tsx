import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { giftCardEnding } from '#schemas/shared/gift-cards.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { taxRows } from '#schemas/shared/tax-rows.ts'
import { formatDate } from '#web/lib/date.ts'
import { formatMoney } from '#web/lib/money.ts'
import { discountName } from '../../pricing/names.ts'
import { SumRow } from '../../pricing/sum-row.tsx'
import { totalTaxLabel } from '../../pricing/tax-label.ts'
import type { Review } from '../model/review.ts'
import type { CartView } from '../state/use-cart.ts'
import { CountrySelect } from './country-select.tsx'
import { DeliverySelect } from './delivery-select.tsx'
import { DiscountCodes } from './discount-codes.tsx'
import { SummarySelect } from './summary-select.tsx'

interface SummaryProperties {
  cart: CartView
  review: Review
  locale: LocaleId
  /** The next action. */
  children: ReactNode
}

/** Renders the totals of the cart in the paying currency. */
export function CartSummary({ cart, review, locale, children }: SummaryProperties) {
  const texts = useTranslations('cart')
  const { asOf } = cart
  const { priced, payment, codes, deliveries, delivery, currencies } = review
  const money = (minor: number) => formatMoney(minor, priced.currency, { locale })
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  // The specification shows a service charge of zero with a minus sign.
  const { serviceCharge, taxes, tax, appliedTax } = priced
  const rows = [
    {
      label: texts('subtotal'),
      note: texts(appliedTax.isIncluded ? 'subtotalIncluded' : 'subtotalBefore'),
      amount: money(priced.subtotal),
    },
    ...(priced.discount > 0 ? [{ label: texts('discount'), amount: money(-priced.discount) }] : []),
    ...priced.discounts.map((discount) => ({
      label: discountName(discount, texts),
      amount: money(-discount.amount),
    })),
    ...(delivery
      ? [{ label: texts('delivery'), amount: priced.delivery === 0 ? texts('free') : money(priced.delivery) }]
      : []),
    { label: texts('serviceCharge'), amount: money(serviceCharge === 0 ? -0 : serviceCharge) },
    ...(appliedTax.isAutomatic
      ? [{ label: texts('tax'), amount: texts('taxAtCheckout') }]
      : taxRows({ taxes, tax, ...appliedTax }).map(({ percent, amount }) => ({
          label: totalTaxLabel(percent, appliedTax, texts, locale),
          amount: money(amount),
        }))),
    ...(payment.giftCard
      ? [
          { label: texts('orderTotal'), amount: money(priced.payable) },
          {
            label: texts('giftCard', { ending: giftCardEnding(payment.giftCard.code) }),
            amount: money(-payment.giftCard.amount),
          },
        ]
      : []),
  ]
  return (
    <section className="cart-summary" aria-labelledby="cart-summary-title">
      <h2 id="cart-summary-title" className="mb-4 fs-4">
        {texts('summary')}
      </h2>
      <dl className="cart-summary__rows">
        {rows.map(({ label, note, amount }) => (
          <SumRow
            key={label}
            label={label}
            note={note && <small className="d-block">{note}</small>}
            amount={amount}
          />
        ))}
        <SumRow label={texts(payment.giftCard ? 'due' : 'payable')} amount={money(payment.due)} isTotal />
      </dl>
      {review.countries.length > 0 && (
        <CountrySelect review={review} locale={locale} choose={cart.setCountry} />
      )}
      {delivery && (
        <DeliverySelect
          choices={deliveries}
          chosen={delivery}
          currency={priced.currency}
          locale={locale}
          choose={cart.setDelivery}
        />
      )}
      <DiscountCodes
        codes={codes}
        isTaxIncluded={appliedTax.isIncluded}
        locale={locale}
        add={cart.addCode}
        remove={cart.removeCode}
      />
      {currencies.length > 1 && (
        <SummarySelect
          id="cart-currency"
          label={texts('currency')}
          value={priced.currency}
          options={currencies.map((value) => ({ value, label: names.of(value) }))}
          choose={cart.setCurrency}
        />
      )}
      {priced.isConverted && asOf && (
        <p className="mt-4 fs-small text-body-secondary">
          {texts('rates', { date: formatDate(asOf, locale) })}
        </p>
      )}
      {children}
    </section>
  )
}
