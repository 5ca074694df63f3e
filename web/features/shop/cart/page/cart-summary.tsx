import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { currencyName } from '#schemas/shared/currencies.ts'
import { giftCardEnding } from '#schemas/shared/gift-cards.ts'
import { taxRows } from '#schemas/shared/tax-rows.ts'
import { countryOptions } from '#web/lib/country-options.ts'
import { formatDate } from '#web/lib/date.ts'
import { countryNames, daysArguments } from '../../delivery/delivery-method.ts'
import { discountName } from '../../pricing/names.ts'
import { SumRow } from '../../pricing/sum-row.tsx'
import { totalTaxLabel } from '../../pricing/tax-label.ts'
import type { Review } from '../model/review.ts'
import type { CartView } from '../state/use-cart.ts'
import { useMoney } from '../use-money.ts'
import { DiscountCodes, UnusedGiftCard } from './discount-codes.tsx'
import { SummarySelect } from './summary-select.tsx'
import { useCodeForm } from './use-code-form.ts'

interface SummaryProperties {
  cart: CartView
  review: Review
  /** The next action. */
  children: ReactNode
}

/** Renders the totals of the cart in the paying currency, and the choices that determine them. */
export function CartSummary({ cart, review, children }: SummaryProperties) {
  const [texts, locale] = [useTranslations('cart'), useLocale()]
  const { priced, payment, codes, countries, delivery, currencies } = review
  const codeForm = useCodeForm(cart.addCode)
  return (
    <section className="cart-summary" aria-labelledby="cart-summary-title">
      <h2 id="cart-summary-title" className="mb-4 fs-4">
        {texts('summary')}
      </h2>
      <Sums review={review} />
      {countries.length > 0 && <CountrySelect review={review} choose={cart.setCountry} />}
      {delivery && <DeliverySelect review={review} delivery={delivery} choose={cart.setDelivery} />}
      <DiscountCodes
        codes={codes}
        isTaxIncluded={priced.appliedTax.isIncluded}
        form={codeForm}
        remove={cart.removeCode}
      />
      {currencies.length > 1 && (
        <SummarySelect
          id="cart-currency"
          label={texts('currency')}
          value={priced.currency}
          options={currencies.map((value) => ({ value, label: currencyName(value, locale) }))}
          choose={cart.setCurrency}
        />
      )}
      {priced.isConverted && cart.asOf && (
        <p className="mt-4 fs-small text-body-secondary">
          {texts('rates', { date: formatDate(cart.asOf, locale) })}
        </p>
      )}
      <UnusedGiftCard codes={codes} due={payment.due} currency={priced.currency} />
      <div className="cart-summary__next" onClickCapture={codeForm.applyFirst}>
        {children}
      </div>
    </section>
  )
}

function Sums({ review: { priced, payment, delivery } }: { review: Review }) {
  const [texts, locale, format] = [useTranslations('cart'), useLocale(), useMoney()]
  const money = (minor: number) => format(minor, priced.currency)
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
    ...(delivery && priced.isDeliveryPriced
      ? [{ label: texts('delivery'), amount: priced.delivery === 0 ? texts('free') : money(priced.delivery) }]
      : []),
    // The specification shows a service charge of zero with a minus sign.
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
    <dl className="cart-summary__rows">
      {rows.map(({ label, note, amount }, index) => (
        <SumRow
          key={`${index} ${label}`}
          label={label}
          note={note && <small className="d-block">{note}</small>}
          amount={amount}
        />
      ))}
      <SumRow label={texts(payment.giftCard ? 'due' : 'payable')} amount={money(payment.due)} isTotal />
    </dl>
  )
}

/** Renders the choice of the country that determines tax and delivery. */
function CountrySelect({ review, choose }: { review: Review; choose: CartView['setCountry'] }) {
  const [texts, locale] = [useTranslations('cart'), useLocale()]
  const { countries, country, isUnreachable } = review
  return (
    <SummarySelect
      id="cart-country"
      label={texts('country')}
      value={country ?? ''}
      options={[{ value: '', label: texts('otherCountries') }, ...countryOptions(countries, locale)]}
      choose={(value) => choose(value || null)}
      note={texts(isUnreachable ? 'countryUnreachable' : 'countryNote')}
      isLive
      isError={isUnreachable}
    />
  )
}

interface DeliverySelectProperties {
  review: Review
  /** The chosen method. */
  delivery: NonNullable<Review['delivery']>
  choose: CartView['setDelivery']
}

/** Renders the choice of a delivery method, with the days and countries of the chosen one. */
function DeliverySelect({ review: { deliveries, priced }, delivery, choose }: DeliverySelectProperties) {
  const [texts, locale, money] = [useTranslations('cart'), useLocale(), useMoney()]
  const { id, countries } = delivery
  return (
    <SummarySelect
      id="cart-delivery"
      label={texts('deliveryMethod')}
      value={id}
      options={deliveries.map(({ method, amount }) => ({
        value: method.id,
        label:
          amount === null
            ? method.title
            : texts('deliveryOption', {
                method: method.title,
                price: amount === 0 ? texts('free') : money(amount, priced.currency),
              }),
      }))}
      choose={choose}
      note={texts('deliveryNote', {
        days: texts('deliveryDays', daysArguments(delivery)),
        countries: countryNames(countries, locale) ?? texts('deliveryCountries', { count: countries.length }),
      })}
    />
  )
}
