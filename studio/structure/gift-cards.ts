import { BillIcon } from '@sanity/icons/Bill'
import { filteredList, folder, newPrivateDocument } from './items.ts'
import type { ListContext } from './list-or-empty.ts'

/** Creates the gift cards. A new one gets an id with a dot, which keeps its code private. */
export function giftCardsItem(context: ListContext) {
  const { S } = context
  return folder(S, 'gift-cards', 'Gift cards', BillIcon, [
    filteredList(context, {
      id: 'all-gift-cards',
      title: 'All gift cards',
      icon: BillIcon,
      type: 'giftCard',
      filter: '_type == "giftCard"',
      ordering: { field: '_createdAt', direction: 'desc' },
      opensIntents: true,
      hasPrivateId: true,
      empty: 'No gift cards yet. Add one with a balance, generate its code and send it to its owner.',
    }),
    S.divider(),
    newPrivateDocument(S, 'new-gift-card', 'New gift card', 'giftCard'),
  ])
}
