import { getTranslations } from 'next-intl/server'
import { LOCALES } from '#schemas/shared/locales.ts'
import { averageRating, REVIEW_STARS } from '#schemas/shared/reviews.ts'
import { Link } from '#web/i18n/navigation.ts'
import { FormattedDate } from '#web/ui/formatted-date.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RatingStars } from '#web/ui/rating-stars.tsx'
import { reviewPath } from './paths.ts'
import type { ProductReviews as Published, Review } from './queries.ts'

interface ProductReviewsProperties extends Published {
  product: { number: string; title: string }
}

/** Reviews shown at once; the older ones unfold. */
const FIRST_COUNT = 4

/** Renders the reviews of a product: how many there are with each number of stars, the newest ones, and the link to write one. */
export async function ProductReviews({ product, counts, reviews }: ProductReviewsProperties) {
  const [texts, shop] = await Promise.all([getTranslations('reviews'), getTranslations('shop')])
  const rating = averageRating(
    REVIEW_STARS.flatMap((stars, index) => Array<number>(counts[index] ?? 0).fill(stars)),
  )
  const older = reviews.slice(FIRST_COUNT)
  return (
    <section id="reviews" className="section reviews border-top">
      <div className="container-fluid reviews__grid">
        <div className="stack gap-4">
          <h2 className="title">{texts('title')}</h2>
          {rating ? (
            <>
              <p className="rating">
                <RatingStars stars={rating.stars} />
                <span>{shop('rated', rating)}</span>
              </p>
              <Distribution counts={counts} total={rating.count} />
            </>
          ) : (
            <p>{texts('none')}</p>
          )}
          <p>
            <Link className="btn btn-secondary" href={reviewPath(product.number)} prefetch={false}>
              {texts('write')}
            </Link>
          </p>
          <p className="text-body-secondary fs-small">{texts('buyersOnly')}</p>
        </div>
        {reviews.length > 0 && (
          <div className="mw-48">
            <ReviewList reviews={reviews.slice(0, FIRST_COUNT)} />
            {older.length > 0 && (
              <details className="reviews__older">
                <summary className="disclosure py-4">
                  {texts('more', { count: older.length })}
                  <Icon name="chevron-down" />
                </summary>
                <ReviewList reviews={older} />
                {rating && rating.count > reviews.length && (
                  <p className="text-body-secondary fs-small">{texts('newest', { count: reviews.length })}</p>
                )}
              </details>
            )}
          </div>
        )}
      </div>
    </section>
  )
}

/** Renders how many reviews have five stars, four stars and so on, each with a bar. */
async function Distribution({ counts, total }: { counts: readonly number[]; total: number }) {
  const texts = await getTranslations('reviews')
  return (
    <ul
      role="list"
      className="reviews__distribution d-grid row-gap-2 column-gap-4 fs-small"
      aria-label={texts('distribution')}
    >
      {REVIEW_STARS.map((stars, index) => {
        const count = counts[index] ?? 0
        return (
          <li key={stars}>
            <span>{texts('rating', { stars })}</span>
            <span className="reviews__bar" aria-hidden="true">
              <span style={{ inlineSize: `${(count / total) * 100}%` }} />
            </span>
            <span>{texts('count', { count })}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** Renders reviews in their own languages, each with its stars, name and date. */
async function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  const [texts, shop] = await Promise.all([getTranslations('reviews'), getTranslations('shop')])
  return (
    <ul role="list" className="reviews__list">
      {reviews.map(({ key, stars, text, name, submittedAt, isVerified, ...review }) => {
        const language = LOCALES.find(({ id }) => id === review.language)
        return (
          <li key={key} className="py-5 border-bottom">
            <article>
              <p className="rating">
                <RatingStars stars={stars} />
                <span className="visually-hidden">{shop('stars', { stars })}</span>
              </p>
              <p className="written my-3" lang={language?.languageTag} dir={language?.direction}>
                {text}
              </p>
              <footer className="d-flex flex-wrap column-gap-4 text-body-secondary fs-small">
                <bdi className="text-body fw-medium">{name ?? texts('formerCustomer')}</bdi>
                <FormattedDate moment={submittedAt} />
                {isVerified && (
                  <span className="d-inline-flex align-items-center gap-2">
                    <Icon name="check" />
                    {texts('verified')}
                  </span>
                )}
              </footer>
            </article>
          </li>
        )
      })}
    </ul>
  )
}
