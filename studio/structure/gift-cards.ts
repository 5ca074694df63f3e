import { AddIcon } from '@sanity/icons/Add'
import { BillIcon } from '@sanity/icons/Bill'
import { createRandomId } from '../components/random-id.ts'
import { filteredList, folder } from './items.ts'
import type { ListContext } from './list-or-empty.ts'

/** Creates the gift cards. A new one gets an id with a dot, which keeps its code private. */
export function giftCardsItem(context: ListContext) {
  const { S } = context
  const list = filteredList(context, {
    ...{ id: 'all-gift-cards', title: 'All gift cards', icon: BillIcon, type: 'giftCard' },
    filter: '_type == "giftCard"',
    ordering: { field: '_createdAt', direction: 'desc' },
    opensIntents: true,
    empty: 'No gift cards yet. Add one with a balance, generate its code and send it to its owner.',
    newLabel: 'New gift card',
  })
  const newCard = S.listItem()
    .id('new-gift-card')
    .title('New gift card')
    .icon(AddIcon)
    .child(() => S.defaultDocument({ schemaType: 'giftCard', documentId: `giftCard.${createRandomId()}` }))
  return folder(S, 'gift-cards', 'Gift cards', BillIcon, [list, S.divider(), newCard])
}
