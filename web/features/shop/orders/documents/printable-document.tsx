import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { currentLocale } from '#web/i18n/locales.ts'
import { Link } from '#web/i18n/navigation.ts'
import { formatDate } from '#web/lib/date.ts'
import { currencyName } from '#web/lib/money.ts'
import type { Invoice } from './invoice.ts'
import { BuyerDetails, SellerDetails } from './invoice-parties.tsx'
import { PrintButton } from './print-button.tsx'

interface PrintableDocumentProperties extends Invoice {
  title: string
  /** Address of the document as PDF. */
  pdfPath: string
  /** Shown at the top of a document that is no longer valid. */
  warning?: string | undefined
  facts: readonly { label: string; value: ReactNode }[]
  children: ReactNode
}

/** Renders an invoice or credit note with both parties, for printing on A4. It is light in both themes, like paper. */
export async function PrintableDocument({
  order,
  seller,
  title,
  pdfPath,
  warning,
  facts,
  children,
}: PrintableDocumentProperties) {
  const [texts, locale] = await Promise.all([getTranslations('invoice'), currentLocale()])
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
            <a className="text-link" href={pdfPath} download>
              {texts('download')}
            </a>
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
              <SellerDetails seller={seller} />
              <BuyerDetails order={order} locale={locale} />
            </div>
            {children}
            <footer className="invoice__foot">
              <p>
                {texts('currency', {
                  currency: currencyName(order.currency, locale),
                  code: order.currency,
                })}{' '}
                {order.pricesIncludeTax && `${texts('pricesIncludeTax')} `}
                {order.rates?.asOf && texts('rates', { date: formatDate(order.rates.asOf, locale) })}
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
