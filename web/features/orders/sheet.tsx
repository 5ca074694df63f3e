import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Link } from '#web/i18n/navigation.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { longDate } from '#web/lib/date.ts'
import type { Invoice } from './invoice.ts'
import { Buyer, SellerPart } from './invoice-parties.tsx'
import { PrintButton } from './print-button.tsx'

interface SheetProperties extends Invoice {
  title: string
  /** Said first where the sheet does not hold any more. */
  warning?: string | undefined
  facts: readonly { label: string; value: ReactNode }[]
  children: ReactNode
}

/** A sheet that says between whom it is and in which currency, as it is printed on A4: light in either theme, since paper is. */
export async function Sheet({ order, seller, title, warning, facts, children }: SheetProperties) {
  const [texts, locale] = await Promise.all([getTranslations('invoice'), currentLocale()])
  const currency = new Intl.DisplayNames(locale, { type: 'currency' }).of(order.currency)
  return (
    <main id="content" tabIndex={-1}>
      <section className="section section--page invoice-page">
        <div className="container-fluid">
          <p className="invoice-page__actions">
            <Link
              className="text-link"
              href={`/success?order=${encodeURIComponent(order._id)}`}
              prefetch={false}
            >
              {texts('back')}
            </Link>
            <PrintButton label={texts('print')} />
          </p>
          <article className="invoice" data-bs-theme="light" aria-labelledby="invoice-title">
            <header className="invoice__head">
              <h1 id="invoice-title">{title}</h1>
              <p className="invoice__mark">{seller.siteName}</p>
            </header>
            {warning && <p className="invoice__warning">{warning}</p>}
            <dl className="invoice__facts">
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <div className="invoice__parties">
              <SellerPart seller={seller} />
              <Buyer order={order} locale={locale} />
            </div>
            {children}
            <footer className="invoice__foot">
              <p>
                {texts('currency', { currency: `${currency ?? order.currency} (${order.currency})` })}{' '}
                {order.rates?.asOf && texts('rates', { date: longDate(order.rates.asOf, locale) })}
              </p>
              {seller.note && <p>{seller.note}</p>}
              {seller.email && <p>{texts('questions', { email: seller.email })}</p>}
            </footer>
          </article>
        </div>
      </section>
    </main>
  )
}
