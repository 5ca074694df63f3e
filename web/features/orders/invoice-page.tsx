import { getTranslations } from 'next-intl/server'
import { invoiceNumberText } from '#schemas/shared/orders.ts'
import { Link } from '#web/i18n/navigation.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { longDate } from '#web/lib/date.ts'
import { Day } from '#web/ui/day.tsx'
import type { Invoice } from './invoice.ts'
import { InvoiceGoods } from './invoice-goods.tsx'
import { Buyer, SellerPart } from './invoice-parties.tsx'
import { InvoiceTotals } from './invoice-totals.tsx'
import { PrintButton } from './print-button.tsx'

/** An invoice as it is printed on A4: light in either theme, since paper is. */
export async function InvoicePage({ order, seller }: Invoice) {
  const [texts, locale] = await Promise.all([getTranslations('invoice'), currentLocale()])
  const issued = order.payment?.paidAt ?? order.placedAt
  const facts = [
    ...(typeof order.invoiceNumber === 'number'
      ? [{ label: texts('number'), value: <bdi>{invoiceNumberText(order.invoiceNumber)}</bdi> }]
      : []),
    { label: texts('order'), value: <bdi>{order.number}</bdi> },
    { label: texts('date'), value: <Day moment={issued} locale={locale} /> },
    { label: texts('ordered'), value: <Day moment={order.placedAt} locale={locale} /> },
    ...(order.payment?.paymentIntentId
      ? [
          {
            label: texts('payment'),
            value: <bdi className="invoice__reference">{order.payment.paymentIntentId}</bdi>,
          },
        ]
      : []),
  ]
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
              <h1 id="invoice-title">{texts('title')}</h1>
              <p className="invoice__mark">{seller.siteName}</p>
            </header>
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
            <InvoiceGoods order={order} locale={locale} />
            <InvoiceTotals order={order} issued={issued} locale={locale} />
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
