import type { ReactNode } from 'react'
import { formatMoney } from '#web/lib/money.ts'
import { fill } from '#web/lib/phrases.ts'
import type { Review } from './review.ts'
import type { PageTexts } from './shop-texts.ts'

interface SummaryProperties {
  review: Review
  /** Day of the rates; null where nothing is said of it. */
  asOf: string | null
  texts: PageTexts
  locale: string
  setCurrency: (currency: string) => void
  /** What one does next. */
  children: ReactNode
}

/** What the cart comes to, in the money in which it is paid. */
export function CartSummary({ review, asOf, texts, locale, setCurrency, children }: SummaryProperties) {
  const { priced, currencies } = review
  const money = (minor: number) => formatMoney(minor, priced.currency, { locale })
  // A charge of nothing is shown as the shop's specification has it: with a sign.
  const { serviceCharge } = priced
  const rows = [
    { label: texts.subtotal, amount: money(priced.subtotal) },
    ...(priced.discount > 0 ? [{ label: texts.discount, amount: money(-priced.discount) }] : []),
    { label: texts.serviceCharge, amount: money(serviceCharge === 0 ? -0 : serviceCharge) },
    { label: texts.tax, amount: money(priced.tax) },
  ]
  const isConverted = review.lines.some(({ good }) => good && good.currency !== priced.currency)
  return (
    <section className="cart-summary" aria-labelledby="cart-summary-title">
      <h2 id="cart-summary-title" className="cart-summary__title">
        {texts.summary}
      </h2>
      <dl className="cart-summary__rows">
        {rows.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="cart-summary__payable">
          <dt>{texts.payable}</dt>
          <dd>{money(priced.payable)}</dd>
        </div>
      </dl>
      {currencies.length > 1 && (
        <PayingCurrency
          label={texts.currency}
          currencies={currencies}
          chosen={priced.currency}
          locale={locale}
          choose={setCurrency}
        />
      )}
      {isConverted && asOf && (
        <p className="cart-summary__note">{fill(texts.rates, { date: dayIn(asOf, locale) })}</p>
      )}
      {children}
    </section>
  )
}

const dayIn = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

interface PayingCurrencyProperties {
  label: string
  currencies: readonly string[]
  chosen: string
  locale: string
  choose: (currency: string) => void
}

function PayingCurrency({ label, currencies, chosen, locale, choose }: PayingCurrencyProperties) {
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  return (
    <div className="cart-summary__currency">
      <label htmlFor="cart-currency">{label}</label>
      <select
        id="cart-currency"
        className="select"
        value={chosen}
        onChange={({ target }) => {
          choose(target.value)
        }}
      >
        {currencies.map((code) => (
          <option key={code} value={code}>
            {names.of(code)}
          </option>
        ))}
      </select>
    </div>
  )
}
