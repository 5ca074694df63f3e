import { getTranslations } from 'next-intl/server'
import { paymentCustomerOf, readCustomer } from '#web/content/customers.ts'
import { Link } from '#web/i18n/navigation.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { longMonth } from '#web/lib/date.ts'
import { readSavedCards, type SavedCard } from '#web/services/payments/customers.ts'
import { Field } from '#web/ui/field.tsx'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { AccountNotice } from './account-notice.tsx'
import { AccountPage } from './account-page.tsx'
import type { AccountPartProperties } from './pages.ts'
import { managePayments, saveBilling } from './payment-actions.ts'

/** Saved cards, by way of the payment service, and whom invoices are made out to. */
export async function PaymentPage({ customer, answer }: AccountPartProperties) {
  const { uid, email } = customer
  const locale = await currentLocale()
  const [texts, { billing }, payer] = await Promise.all([
    getTranslations('account'),
    readCustomer(uid, email),
    paymentCustomerOf(uid),
  ])
  return (
    <AccountPage page="payment" notice={<AccountNotice answer={answer} />}>
      <section className="account__part">
        <h2>{texts('cards')}</h2>
        {payer ? <Cards payer={payer} locale={locale} /> : <NoPayments />}
      </section>
      <section className="account__part">
        <h2>{texts('billing')}</h2>
        <p>{texts('billingText')}</p>
        <form className="auth-form" action={saveBilling}>
          <input type="hidden" name="locale" value={locale} />
          <Field
            id="billing-company"
            name="company"
            label={texts('company')}
            autoComplete="organization"
            defaultValue={billing?.company}
          />
          <Field
            id="billing-address"
            name="address"
            label={texts('billingAddress')}
            autoComplete="street-address"
            defaultValue={billing?.address}
            multiline
          />
          <Field
            id="billing-tax-number"
            name="taxNumber"
            label={texts('taxNumber')}
            defaultValue={billing?.taxNumber}
          />
          <div className="auth-form__buttons">
            <button type="submit" className="btn btn-primary">
              {texts('save')}
            </button>
          </div>
        </form>
      </section>
    </AccountPage>
  )
}

/** Who never placed an order is not known to the payment service: there is no page to open. */
async function NoPayments() {
  const texts = await getTranslations('account')
  return (
    <>
      <p>{texts('noPayments')}</p>
      <Link className="btn btn-secondary" href="/shop">
        {texts('toShop')}
      </Link>
    </>
  )
}

async function Cards({ payer, locale }: { payer: string; locale: LocaleId }) {
  const [texts, cards] = await Promise.all([getTranslations('account'), readSavedCards(payer)])
  if (!cards.ok) return <p role="status">{texts('cardsUnknown')}</p>
  return (
    <>
      <p>{texts(cards.value.length === 0 ? 'noCards' : 'cardsText')}</p>
      {cards.value.length > 0 && (
        <ul role="list" className="saved-cards">
          {cards.value.map((card) => (
            <CardLine key={card.id} card={card} locale={locale} />
          ))}
        </ul>
      )}
      <form action={managePayments}>
        <input type="hidden" name="locale" value={locale} />
        <button type="submit" className="btn btn-secondary" aria-describedby="portal-note">
          {texts('managePayments')}
        </button>
      </form>
      <p className="account__note" id="portal-note">
        {texts('managePaymentsNote')}
      </p>
    </>
  )
}

async function CardLine({ card, locale }: { card: SavedCard; locale: LocaleId }) {
  const texts = await getTranslations('account')
  return (
    <li>
      {texts('card', { brand: card.brand, last4: card.last4 })}
      <span className="account__note">
        {texts('cardUntil', { date: longMonth(card.validUntil, locale) })}
      </span>
    </li>
  )
}
