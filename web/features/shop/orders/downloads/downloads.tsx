import { getTranslations } from 'next-intl/server'
import { refundedQuantity } from '#schemas/shared/refunds.ts'
import type { Order } from '../order-document.ts'
import { acceptDownloadTerms } from './actions.ts'

interface DownloadsProperties {
  order: Order
  /** The keys of the lines whose file can be downloaded. */
  available: ReadonlySet<string>
  locale: string
}

/** Renders the downloads of an order. The first one needs the customer's agreement, because it ends the right to cancel. */
export async function Downloads({ order, available, locale }: DownloadsProperties) {
  const files = order.lines.filter(
    ({ _key, kind, quantity }) => kind === 'digital' && refundedQuantity(order, _key) < quantity,
  )
  if (files.length === 0) return null
  const texts = await getTranslations('orders')
  return (
    <section className="outcome__files" aria-labelledby="files-title">
      <h2 id="files-title" className="cart-summary__title">
        {texts('files')}
      </h2>
      {order.downloadsAgreedAt ? (
        <ul role="list">
          {files.map(({ _key, number, title }) => (
            <li key={_key}>
              {available.has(_key) ? (
                <a className="text-link" href={`/api/orders/${order._id}/files/${number}`} download>
                  {texts('download', { product: title })}
                </a>
              ) : (
                texts('fileMissing', { product: title })
              )}
            </li>
          ))}
        </ul>
      ) : (
        <form action={acceptDownloadTerms}>
          <input type="hidden" name="order" value={order._id} />
          <input type="hidden" name="locale" value={locale} />
          <ul role="list">
            {files.map(({ _key, title }) => (
              <li key={_key}>
                <bdi>{title}</bdi>
              </li>
            ))}
          </ul>
          <label className="outcome__agreement">
            <input type="checkbox" name="agreed" className="form-check-input" required />
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
