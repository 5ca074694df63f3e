import type { CSSProperties } from 'react'

/** Five stars, filled to the tenth. Decoration: the rating must be in a text beside it. */
export function RatingStars({ stars }: { stars: number }) {
  const filled = { '--filled': `${stars * 20}%` } as CSSProperties
  return <span className="rating__stars" aria-hidden="true" style={filled} />
}
