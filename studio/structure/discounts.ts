import { AddIcon } from '@sanity/icons/Add'
import { TagsIcon } from '@sanity/icons/Tags'
import type { SanityClient } from 'sanity'
import type { StructureBuilder } from 'sanity/structure'
import { CODES_IN_USE } from '../home/work-lists.ts'
import { currentList, filteredList, folder } from './items.ts'

/** Creates the discounts: codes and automatic promotions. A new one gets an id with a dot, which keeps its code private. */
export function discountsItem(S: StructureBuilder, client: () => SanityClient) {
  const list = (id: string, title: string, filter: string) =>
    filteredList(S, {
      ...{ id, title, icon: TagsIcon, type: 'discount' },
      filter: `_type == "discount" && ${filter}`,
      ordering: { field: '_updatedAt', direction: 'desc' },
      opensIntents: true,
    })
  const newDiscount = S.listItem()
    .id('new-discount')
    .title('New discount')
    .icon(AddIcon)
    .child(() => S.document().schemaType('discount').documentId(`discount.${crypto.randomUUID()}`))
  const codesInUse = currentList(S, {
    ...{ id: 'codes-in-use', title: 'Codes in use', icon: TagsIcon },
    fetchIds: () => client().fetch<string[]>(`*[${CODES_IN_USE}]._id`),
  })
  return folder(S, 'discounts', 'Discounts', TagsIcon, [
    codesInUse,
    list('codes', 'Codes', 'defined(code)'),
    list('promotions', 'Automatic promotions', '!defined(code)'),
    S.divider(),
    newDiscount,
  ])
}
