import { getTranslations } from 'next-intl/server'
import { currentLocale } from '#web/i18n/locales.ts'
import { Link } from '#web/i18n/navigation.ts'
import type { Order } from '../order-document.ts'
import { creditNotePdfPath, invoicePdfPath } from '../paths.ts'
import type { DocumentContent, DocumentTable } from './content.ts'
import type { CreditNoteDocument } from './credit-note.ts'
import { describeCreditNote } from './describe-credit-note.ts'
import { describeInvoice } from './describe-invoice.ts'
import type { Invoice } from './invoice.ts'
import { PrintButton } from './print-button.tsx'

/** Renders the invoice of an order. */
export async function InvoicePage(invoice: Invoice) {
  const [texts, locale] = await Promise.all([getTranslations('invoice'), currentLocale()])
  return (
    <PrintableDocument
      order={invoice.order}
      content={describeInvoice(invoice, texts, locale)}
      pdfPath={invoicePdfPath(invoice.order, locale)}
    />
  )
}

/** Renders the credit note of a refund. */
export async function CreditNotePage(document: CreditNoteDocument) {
  const [texts, orderTexts, locale] = await Promise.all([
    getTranslations('invoice'),
    getTranslations('orders'),
    currentLocale(),
  ])
  const { order, refund } = document
  return (
    <PrintableDocument
      order={order}
      content={describeCreditNote(document, texts, orderTexts, locale)}
      pdfPath={creditNotePdfPath(order, refund, locale)}
    />
  )
}

interface PrintableDocumentProperties {
  order: Pick<Order, '_id'>
  content: DocumentContent
  /** Address of the document as PDF. */
  pdfPath: string
}

/** Renders a document for printing on A4. It is light in both themes, like paper. */
async function PrintableDocument({ order, content, pdfPath }: PrintableDocumentProperties) {
  const texts = await getTranslations('invoice')
  const { title, siteName, warning, facts, parties, items, taxes, totals, foot } = content
  return (
    <main id="content" tabIndex={-1}>
      <section className="section section--under-bar invoice-page">
        <div className="container-fluid">
          <p className="invoice-page__actions d-flex flex-wrap align-items-center gap-4 mw-52 mb-5">
            <Link
              className="text-link"
              href={`/success?order=${encodeURIComponent(order._id)}`}
              prefetch={false}
            >
              {texts('back')}
            </Link>
            <a className="text-link" href={pdfPath}>
              {texts('download')}
            </a>
            <PrintButton label={texts('print')} />
          </p>
          <article className="invoice" data-bs-theme="light" aria-labelledby="invoice-title">
            <header className="invoice__head">
              <h1 id="invoice-title">{title}</h1>
              <p className="fs-4 fw-semibold">{siteName}</p>
            </header>
            {warning && <p className="invoice__warning mt-5 fw-semibold">{warning}</p>}
            <dl className="invoice__facts my-6 py-4 border-top-ink border-bottom-ink">
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <div className="invoice__parties cols cols-sm-2 gap-5 mb-7">
              {parties.map((party) => (
                <PartyDetails key={party.title} {...party} />
              ))}
            </div>
            {items && (
              <div className="invoice__items mb-6" role="region" aria-label={texts('goods')} tabIndex={0}>
                <DataTable {...items} />
              </div>
            )}
            <div className="invoice__sums">
              {taxes && <DataTable {...taxes} />}
              <dl>
                {totals.map(({ label, amount, isTotal }, index) => (
                  <div key={`${index} ${label}`} className={isTotal ? 'invoice__total' : undefined}>
                    <dt>{label}</dt>
                    <dd>{amount}</dd>
                  </div>
                ))}
              </dl>
            </div>
            <footer className="invoice__foot mt-7 pt-4 border-top fs-small text-body-secondary">
              {foot.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </footer>
          </article>
        </div>
      </section>
    </main>
  )
}

/** The first of several lines is a name. */
function PartyDetails({ title, lines, notes }: DocumentContent['parties'][number]) {
  const [name, ...address] = lines
  return (
    <section>
      <h2 className="mb-2">{title}</h2>
      <address>
        {address.length > 0 ? <strong>{name}</strong> : <span>{name}</span>}
        {address.map((line, index) => (
          <span key={`${index} ${line}`}>{line}</span>
        ))}
      </address>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  )
}

function DataTable({ title, columns, rows }: DocumentTable) {
  return (
    <table>
      {title && <caption>{title}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells: [head, ...figures], note }, index) => (
          <tr key={`${index} ${head}`}>
            <th scope="row">
              {head}
              {note && <small className="d-block">{note}</small>}
            </th>
            {figures.map((figure, column) => (
              <td key={columns[column + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
