import { getTranslations } from 'next-intl/server'
import { refundedQuantity } from '#schemas/shared/refunds.ts'
import type { Order } from '../order-document.ts'
import { acceptDownloadTerms } from './actions.ts'

interface DownloadsProperties {
  order: Order
  locale: string
}

/**
 * Renders the downloads of an order. The first one needs the customer's agreement, because it ends the right to cancel; nobody is asked for
 * it while no file can be downloaded.
 */
export async function Downloads({ order, locale }: DownloadsProperties) {
  const files = order.lines.filter(
    ({ _key, kind, quantity }) => kind === 'digital' && refundedQuantity(order, _key) < quantity,
  )
  if (files.length === 0) return null
  const texts = await getTranslations('orders')
  const isAgreed = Boolean(order.downloadsAgreedAt)
  const list = (
    <ul role="list">
      {files.map(({ _key, number, title, file }) => (
        <li key={_key}>
          {!file ? (
            texts('fileMissing', { product: title })
          ) : isAgreed ? (
            // Not a download for the browser, which would fail or save the page to sign in once the session has ended.
            <a className="text-link" href={`/api/orders/${order._id}/files/${number}`}>
              {texts('download', { product: title })}
            </a>
          ) : (
            <bdi>{title}</bdi>
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <section id="downloads" tabIndex={-1} className="outcome__files mw-40 mb-6" aria-labelledby="files-title">
      <h2 id="files-title" className="mb-4 fs-4">
        {texts('files')}
      </h2>
      {isAgreed || !files.some(({ file }) => file) ? (
        list
      ) : (
        <form className="remark py-5" action={acceptDownloadTerms}>
          <input type="hidden" name="order" value={order._id} />
          <input type="hidden" name="locale" value={locale} />
          {list}
          <label className="d-flex align-items-baseline gap-3 mw-measure my-4">
            <input type="checkbox" name="agreed" required />
            {texts('downloadAgreement')}
          </label>
          <button type="submit" className="btn btn-primary">
            {texts('toDownloads')}
          </button>
        </form>
      )}
    </section>
  )
}
