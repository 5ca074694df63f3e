import { InboxIcon } from '@sanity/icons/Inbox'
import { INQUIRY_STATES } from '#schemas/shared/inquiries.ts'
import { NEW_INQUIRIES } from '../home/work-lists.ts'
import { filteredList, folder } from './items.ts'
import type { ListContext } from './list-or-empty.ts'

const EMPTY = {
  new: NEW_INQUIRIES.empty,
  answered: 'No answered inquiries. Mark one as answered, and it moves here.',
  spam: 'No spam. Suspicious messages from the site’s forms land here and are deleted after 30 days.',
}

/** Creates the inquiries by state, newest first. */
export function inquiriesItem(context: ListContext) {
  const { S } = context
  const lists = INQUIRY_STATES.map(({ value, title }) =>
    filteredList(context, {
      id: value,
      title,
      icon: InboxIcon,
      type: 'inquiry',
      filter: `_type == "inquiry" && state == "${value}"`,
      opensIntents: true,
      empty: EMPTY[value],
    }),
  )
  return folder(S, 'inquiries', 'Inquiries', InboxIcon, lists)
}
