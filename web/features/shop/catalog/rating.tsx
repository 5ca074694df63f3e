import { getTranslations } from 'next-intl/server'
import { RatingStars } from '#web/ui/rating-stars.tsx'

interface RatingProperties {
  /** 1 to 5. */
  stars: number
  /** Number of ratings; null hides the text from everyone but screen readers. */
  count: number | null
}

/** Renders a rating as five stars, filled to the tenth, and as text. On a product's page the text links to the reviews. */
export async function Rating({ stars, count }: RatingProperties) {
  const texts = await getTranslations('shop')
  return (
    <p className="rating">
      <RatingStars stars={stars} />
      {count === null ? (
        <span className="visually-hidden">{texts('stars', { stars })}</span>
      ) : (
        <a href="#reviews">{texts('rated', { stars, count })}</a>
      )}
    </p>
  )
}
