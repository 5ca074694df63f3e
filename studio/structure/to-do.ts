import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { ClipboardIcon } from '@sanity/icons/Clipboard'
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { EditIcon } from '@sanity/icons/Edit'
import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { LinkIcon } from '@sanity/icons/Link'
import { UserIcon } from '@sanity/icons/User'
import { ASSIGNED_QUERY, READY_QUERY } from '../components/approval/approval.ts'
import type { DocumentStub } from '../home/audit-content.ts'
import { AUDIT_PARAMS, fetchAudit, fetchMyDrafts, fetchRecentlyPublished } from '../home/content-lists.ts'
import { EMPTY_TEXTS } from '../home/empty-texts.ts'
import { currentList, folder } from './items.ts'
import type { ListContext } from './list-or-empty.ts'

const CONTENT = `_type in ${JSON.stringify(AUDIT_PARAMS.targetTypes)}`
/** Milliseconds between two searches that read all content. */
const AUDIT_MS = 5000
const APPROVALS = '_type == "approval"'

const idsOf = (documents: readonly DocumentStub[]): string[] => documents.map(({ _id }) => _id)

/** Creates the lists behind the counts of a marketer's home. */
export function toDoItem(context: ListContext, userId: string) {
  const { S, client } = context
  return folder(S, 'to-do', 'To do', ClipboardIcon, [
    currentList(context, {
      id: 'my-drafts',
      title: 'My drafts',
      icon: EditIcon,
      fetchIds: async () => idsOf(await fetchMyDrafts(client(), userId)),
      changes: CONTENT,
      empty: EMPTY_TEXTS.myDrafts,
    }),
    currentList(context, {
      id: 'review',
      title: 'Ready for review',
      icon: EyeOpenIcon,
      fetchIds: async () => idsOf(await client().fetch<DocumentStub[]>(READY_QUERY)),
      changes: APPROVALS,
      empty: EMPTY_TEXTS.review,
    }),
    currentList(context, {
      id: 'assigned',
      title: 'Assigned to me',
      icon: UserIcon,
      fetchIds: async () => idsOf(await client().fetch<DocumentStub[]>(ASSIGNED_QUERY, { user: userId })),
      changes: APPROVALS,
      empty: EMPTY_TEXTS.assigned,
    }),
    currentList(context, {
      id: 'missing-languages',
      title: 'Missing languages',
      icon: EarthGlobeIcon,
      fetchIds: async () => idsOf((await fetchAudit(client())).missingLanguages),
      changes: CONTENT,
      throttleMs: AUDIT_MS,
      empty: EMPTY_TEXTS.missingLanguages,
    }),
    currentList(context, {
      id: 'broken-links',
      title: 'Broken links',
      icon: LinkIcon,
      fetchIds: async () => idsOf((await fetchAudit(client())).brokenLinks),
      changes: CONTENT,
      throttleMs: AUDIT_MS,
      empty: EMPTY_TEXTS.brokenLinks,
    }),
    currentList(context, {
      id: 'recently-published',
      title: 'Recently published',
      icon: CheckmarkCircleIcon,
      fetchIds: async () => idsOf(await fetchRecentlyPublished(client())),
      changes: CONTENT,
      empty: EMPTY_TEXTS.recentlyPublished,
    }),
  ])
}
