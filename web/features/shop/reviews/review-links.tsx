import { getTranslations } from 'next-intl/server'
import { Link } from '#web/i18n/navigation.ts'
import { reviewPath } from './paths.ts'

/** Renders links to review the products of an order, each once. */
export async function ReviewLinks({ lines }: { lines: readonly { number: string; title: string }[] }) {
  const texts = await getTranslations('reviews')
  const products = new Map(lines.map(({ number, title }) => [number, title]))
  return (
    <section className="outcome__reviews" aria-labelledby="review-links-title">
      <h2 id="review-links-title">{texts('ask')}</h2>
      <ul role="list">
        {[...products].map(([number, title]) => (
          <li key={number}>
            <Link href={reviewPath(number)} prefetch={false}>
              {texts('writeNamed', { product: title })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
