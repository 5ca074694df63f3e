import { getTranslations } from 'next-intl/server'

interface RatingProperties {
  /** 1 to 5. */
  stars: number
  /** How many have rated it; null where the words are for the ear only. */
  count: number | null
}

const STAR = 'M8 .8l2.2 4.700 5.100.6-3.800 3.500 1 5.100L8 12.200l-4.500 2.500 1-5.100L.7 6.100l5.100-.6z'
const WIDTH = 17

/** How good people find a product: five stars, filled to the tenth, and the same in words. */
export async function Rating({ stars, count }: RatingProperties) {
  const texts = await getTranslations('shop')
  const row = [0, 1, 2, 3, 4].map((index) => (
    <path key={index} d={STAR} transform={`translate(${index * WIDTH})`} />
  ))
  return (
    <p className="rating">
      <span className="rating__stars" aria-hidden="true">
        <svg viewBox={`0 0 ${5 * WIDTH} 16`}>{row}</svg>
        <svg viewBox={`0 0 ${stars * WIDTH} 16`} style={{ inlineSize: `${stars * 20}%` }}>
          {row}
        </svg>
      </span>
      {count === null ? (
        <span className="visually-hidden">{texts('stars', { stars })}</span>
      ) : (
        <span>{texts('rated', { stars, count })}</span>
      )}
    </p>
  )
}
