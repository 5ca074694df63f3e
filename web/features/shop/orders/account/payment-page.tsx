import { getTranslations } from 'next-intl/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { AccountForm } from '#web/features/account/account-form.tsx'
import { AccountPage } from '#web/features/account/account-page.tsx'
import { FormButton } from '#web/features/account/form-button.tsx'
import type { AccountPageProperties } from '#web/features/account/pages.ts'
import { readCustomer } from '#web/features/account/queries.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { Link } from '#web/i18n/navigation.ts'
import { formatMonth } from '#web/lib/date.ts'
import { Field } from '#web/ui/field.tsx'
import { readSavedCards } from '#web/vendors/stripe/customers.ts'
import { managePayments, saveBilling } from './payment-actions.ts'

/** The page of saved cards and billing details. */
export async function PaymentPage({ customer, formResult }: AccountPageProperties) {
  const locale = await currentLocale()
  const [texts, { billing, paymentCustomerId: payer }] = await Promise.all([
    getTranslations('account'),
    readCustomer(customer.uid),
  ])
  return (
    <AccountPage page="payment" formResult={formResult}>
      <section className="account__part">
        <h2>{texts('cards')}</h2>
        {payer ? (
          <Cards payer={payer} locale={locale} />
        ) : (
          <>
            <p>{texts('noPayments')}</p>
            <Link className="btn btn-secondary" href="/shop">
              {texts('toShop')}
            </Link>
          </>
        )}
      </section>
      <section className="account__part">
        <h2>{texts('billing')}</h2>
        <p>{texts('billingText')}</p>
        <AccountForm className="auth-form" action={saveBilling}>
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
          <FormButton>{texts('save')}</FormButton>
        </AccountForm>
      </section>
    </AccountPage>
  )
}

async function Cards({ payer, locale }: { payer: string; locale: LocaleId }) {
  const [texts, cards] = await Promise.all([getTranslations('account'), readSavedCards(payer)])
  if (!cards.ok) return <p role="status">{texts('cardsUnknown')}</p>
  return (
    <>
      <p>{texts(cards.value.length === 0 ? 'noCards' : 'cardsText')}</p>
      {cards.value.length > 0 && (
        <ul role="list" className="w-100 border-bottom">
          {cards.value.map((card) => (
            <li
              key={card.id}
              className="d-flex flex-wrap justify-content-between column-gap-4 py-3 border-top"
            >
              {texts('card', { brand: card.brand, last4: card.last4 })}
              <span className="fs-small text-body-secondary">
                {texts('cardUntil', { date: formatMonth(card.validUntil, locale) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <AccountForm action={managePayments}>
        <button type="submit" className="btn btn-secondary" aria-describedby="portal-note">
          {texts('managePayments')}
        </button>
      </AccountForm>
      <p className="fs-small text-body-secondary" id="portal-note">
        {texts('managePaymentsNote')}
      </p>
    </>
  )
}
