import { StarIcon } from '@sanity/icons/Star'
import { REVIEW_STATES } from '#schemas/shared/reviews.ts'
import { SHOP_LISTS } from '../home/work-lists.ts'
import { filteredList, folder, sortedList } from './items.ts'
import type { ListContext } from './list-or-empty.ts'

const EMPTY = {
  pending: SHOP_LISTS.reviews.empty,
  approved: 'No approved reviews. Approve one, and it moves here and appears on its product’s page.',
  rejected: 'No rejected reviews. Reject one, and it moves here and stays off the site.',
}

/** Creates the reviews by state: those to approve oldest first, the others newest first. */
export function reviewsItem(context: ListContext) {
  const { S } = context
  const lists = REVIEW_STATES.map(({ value, title }) =>
    filteredList(context, {
      id: value,
      title: value === 'pending' ? SHOP_LISTS.reviews.title : title,
      icon: StarIcon,
      type: 'review',
      filter: `_type == "review" && state == "${value}"`,
      ...(value === 'pending' && { ordering: { field: 'submittedAt', direction: 'asc' } }),
      opensIntents: true,
      empty: EMPTY[value],
    }),
  )
  return folder(S, 'reviews', 'Reviews', StarIcon, [
    ...lists,
    S.divider(),
    sortedList(context, 'productReviews', {
      title: 'On the site, by product',
      ordering: { field: '_updatedAt', direction: 'desc' },
      empty: 'No reviews on the site yet. Approve the first one of a product, and the product appears here.',
    }),
  ])
}
