import { TagsIcon } from '@sanity/icons/Tags'
import { SHOP_LISTS } from '../home/work-lists.ts'
import { currentList, filteredList, folder, newPrivateDocument } from './items.ts'
import type { ListContext } from './list-or-empty.ts'

/** Creates the discounts: codes and automatic promotions. A new one gets an id with a dot, which keeps its code private. */
export function discountsItem(context: ListContext) {
  const { S, client } = context
  const list = (id: string, title: string, filter: string, empty: string) =>
    filteredList(context, {
      id,
      title,
      icon: TagsIcon,
      type: 'discount',
      empty,
      filter: `_type == "discount" && ${filter}`,
      ordering: { field: '_updatedAt', direction: 'desc' },
      opensIntents: true,
      hasPrivateId: true,
    })
  return folder(S, 'discounts', 'Discounts', TagsIcon, [
    currentList(context, {
      ...SHOP_LISTS.codes,
      id: 'codes-in-use',
      icon: TagsIcon,
      fetchIds: () => client().fetch<string[]>(`*[${SHOP_LISTS.codes.filter}]._id`),
      changes: '_type == "discount"',
    }),
    list(
      'codes',
      'Codes',
      'defined(code)',
      'No codes yet. Give a discount a code, and shoppers can enter it in the cart.',
    ),
    list(
      'promotions',
      'Automatic promotions',
      '!defined(code)',
      'No automatic promotions yet. A discount without a code appears here and applies by itself in the cart.',
    ),
    S.divider(),
    newPrivateDocument(S, 'new-discount', 'New discount', 'discount'),
  ])
}
