import { formatCount } from './count.ts'
import { subtitle } from './localized.ts'

/** Describes the rating of a product for Studio's lists, where missing numbers are null: `4.5 of 5 stars · 2 reviews`. */
export function ratingText(stars: number | null | undefined, count: number | null | undefined): string {
  if (typeof stars !== 'number') return 'Not rated'
  return subtitle(`${stars} of 5 stars`, typeof count === 'number' && formatCount(count, 'review'))
}
