import { AddIcon } from '@sanity/icons/Add'
import { BillIcon } from '@sanity/icons/Bill'
import type { StructureBuilder } from 'sanity/structure'
import { filteredList, folder } from './items.ts'

/** Creates the gift cards. A new one gets an id with a dot, which keeps its code private. */
export function giftCardsItem(S: StructureBuilder) {
  const list = filteredList(S, {
    ...{ id: 'all-gift-cards', title: 'All gift cards', icon: BillIcon, type: 'giftCard' },
    filter: '_type == "giftCard"',
    ordering: { field: '_createdAt', direction: 'desc' },
    opensIntents: true,
  })
  const newCard = S.listItem()
    .id('new-gift-card')
    .title('New gift card')
    .icon(AddIcon)
    .child(() => S.defaultDocument({ schemaType: 'giftCard', documentId: `giftCard.${crypto.randomUUID()}` }))
  return folder(S, 'gift-cards', 'Gift cards', BillIcon, [list, S.divider(), newCard])
}
