import { getTranslations } from 'next-intl/server'
import { Link } from '#web/i18n/navigation.ts'
import { reviewPath } from './paths.ts'

interface ReviewLinksProperties {
  lines: readonly { product: string; number: string; title: string; kind: 'physical' | 'digital' }[]
  /** Whether the parcel was handed over: only then customers are asked about what it contains. */
  isSent: boolean
}

/** Renders links to review the products of an order that the customer can have received, each once. */
export async function ReviewLinks({ lines, isSent }: ReviewLinksProperties) {
  const texts = await getTranslations('reviews')
  const received = lines.filter(({ kind }) => isSent || kind === 'digital')
  if (received.length === 0) return null
  const products = new Map(received.map((line) => [line.product, line]))
  return (
    <section className="outcome__reviews mt-6" aria-labelledby="review-links-title">
      <h2 id="review-links-title" className="fs-4">
        {texts('ask')}
      </h2>
      <ul role="list">
        {[...products.values()].map(({ product, number, title }) => (
          <li key={product}>
            <Link className="d-inline-block py-2 mw-100" href={reviewPath(number)} prefetch={false}>
              {texts('writeNamed', { product: title })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
