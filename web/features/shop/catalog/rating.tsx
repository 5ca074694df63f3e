import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'

interface RatingProperties {
  /** 1 to 5. */
  stars: number
  /** Number of ratings; null hides the text from everyone but screen readers. */
  count: number | null
}

/** Renders a rating as five stars, filled to the tenth, and as text. */
export async function Rating({ stars, count }: RatingProperties) {
  const texts = await getTranslations('shop')
  const filled = { '--filled': `${stars * 20}%` } as CSSProperties
  return (
    <p className="rating">
      <span className="rating__stars" aria-hidden="true" style={filled} />
      {count === null ? (
        <span className="visually-hidden">{texts('stars', { stars })}</span>
      ) : (
        <span>{texts('rated', { stars, count })}</span>
      )}
    </p>
  )
}
