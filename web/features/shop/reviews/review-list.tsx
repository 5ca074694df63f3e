import { getTranslations } from 'next-intl/server'
import { LOCALES } from '#schemas/shared/locales.ts'
import { FormattedDate } from '#web/ui/formatted-date.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RatingStars } from '#web/ui/rating-stars.tsx'
import type { Review } from './queries.ts'

/** Renders reviews in their own languages, each with its stars, name and date. */
export async function ReviewList({ reviews }: { reviews: readonly Review[] }) {
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
