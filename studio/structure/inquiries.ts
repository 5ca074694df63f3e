import { InboxIcon } from '@sanity/icons/Inbox'
import type { StructureBuilder } from 'sanity/structure'
import { INQUIRY_STATES } from '#schemas/shared/inquiries.ts'
import { filteredList } from './items.ts'

/** Creates the inquiries by state, newest first. */
export function inquiriesItem(S: StructureBuilder) {
  const lists = INQUIRY_STATES.map(({ value, title }) =>
    filteredList(S, {
      id: value,
      title,
      icon: InboxIcon,
      type: 'inquiry',
      filter: '_type == "inquiry" && state == $state',
      params: { state: value },
      ordering: { field: 'receivedAt', direction: 'desc' },
      opensIntents: true,
    }),
  )
  return S.listItem()
    .id('inquiries')
    .title('Inquiries')
    .icon(InboxIcon)
    .schemaType('inquiry')
    .child(S.list().id('inquiries').title('Inquiries').items(lists))
}
