import type { CSSProperties } from 'react'
import { getTranslations } from 'next-intl/server'

interface RatingProperties {
  /** 1 to 5. */
  stars: number
  /** How many have rated it; null where the words are for the ear only. */
  count: number | null
}

/** How good people find a product: five stars, filled to the tenth, and the same in words. */
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
