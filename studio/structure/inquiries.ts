import { InboxIcon } from '@sanity/icons/Inbox'
import type { StructureBuilder } from 'sanity/structure'
import { INQUIRY_STATES } from '../../schemas/shared/inquiries.ts'

/** What visitors sent, by how far it has come; the newest first. Nobody makes one here. */
export function inquiries(S: StructureBuilder) {
  const lists = INQUIRY_STATES.map(({ value, title }) =>
    S.listItem()
      .id(value)
      .title(title)
      .icon(InboxIcon)
      .schemaType('inquiry')
      .child(
        S.documentList()
          .id(value)
          .title(title)
          .schemaType('inquiry')
          .apiVersion('2025-10-01')
          .filter('_type == "inquiry" && state == $state')
          .params({ state: value })
          .defaultOrdering([{ field: 'receivedAt', direction: 'desc' }])
          .initialValueTemplates([])
          .canHandleIntent((intent, params) => intent === 'edit' && params.type === 'inquiry'),
      ),
  )
  return S.listItem()
    .id('inquiries')
    .title('Inquiries')
    .icon(InboxIcon)
    .schemaType('inquiry')
    .child(S.list().id('inquiries').title('Inquiries').items(lists))
}
