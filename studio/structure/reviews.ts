import { StarIcon } from '@sanity/icons/Star'
import type { StructureBuilder } from 'sanity/structure'
import { REVIEW_STATES } from '#schemas/shared/reviews.ts'
import { filteredList, folder, sortedList } from './items.ts'

/** Creates the reviews by state: those to approve oldest first, the others newest first. */
export function reviewsItem(S: StructureBuilder) {
  const lists = REVIEW_STATES.map(({ value, title }) =>
    filteredList(S, {
      id: value,
      title: value === 'pending' ? 'Reviews to approve' : title,
      icon: StarIcon,
      type: 'review',
      filter: '_type == "review" && state == $state',
      params: { state: value },
      ordering: { field: 'submittedAt', direction: value === 'pending' ? 'asc' : 'desc' },
      opensIntents: true,
    }),
  )
  return folder(S, 'reviews', 'Reviews', StarIcon, [
    ...lists,
    S.divider(),
    sortedList(S, 'productReviews', 'On the site, by product', '_updatedAt', 'desc'),
  ])
}
