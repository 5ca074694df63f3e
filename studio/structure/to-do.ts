import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { ClipboardIcon } from '@sanity/icons/Clipboard'
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { EditIcon } from '@sanity/icons/Edit'
import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { LinkIcon } from '@sanity/icons/Link'
import { UserIcon } from '@sanity/icons/User'
import { APPROVAL_CHANGES, ASSIGNED_QUERY, READY_QUERY } from '../components/approval/approval.ts'
import type { DocumentStub } from '../home/audit-content.ts'
import { AUDIT_PARAMS, fetchAudit, fetchMyDrafts, fetchRecentlyPublished } from '../home/content-lists.ts'
import { OLDER_DRAFTS, RECENTLY_PUBLISHED, TO_DO_LISTS } from '../home/work-lists.ts'
import { currentList, folder } from './items.ts'
import type { ListContext } from './list-or-empty.ts'

const CONTENT = `_type in ${JSON.stringify(AUDIT_PARAMS.targetTypes)}`
/** Milliseconds between two searches that read all content. */
const AUDIT_MS = 5000

const idsOf = (documents: readonly DocumentStub[]): string[] => documents.map(({ _id }) => _id)

/** Creates the lists behind the counts of a marketer's home. */
export function toDoItem(context: ListContext, userId: string) {
  const { S, client } = context
  return folder(S, 'to-do', 'To do', ClipboardIcon, [
    currentList(context, {
      ...TO_DO_LISTS.myDrafts,
      empty: `${TO_DO_LISTS.myDrafts.empty} ${OLDER_DRAFTS}`,
      id: 'my-drafts',
      icon: EditIcon,
      fetchIds: async () => idsOf(await fetchMyDrafts(client(), userId)),
      changes: CONTENT,
    }),
    currentList(context, {
      ...TO_DO_LISTS.review,
      id: 'review',
      icon: EyeOpenIcon,
      fetchIds: async () => idsOf(await client().fetch<DocumentStub[]>(READY_QUERY)),
      changes: APPROVAL_CHANGES,
    }),
    currentList(context, {
      ...TO_DO_LISTS.assigned,
      id: 'assigned',
      icon: UserIcon,
      fetchIds: async () => idsOf(await client().fetch<DocumentStub[]>(ASSIGNED_QUERY, { user: userId })),
      changes: APPROVAL_CHANGES,
    }),
    currentList(context, {
      ...TO_DO_LISTS.missingLanguages,
      id: 'missing-languages',
      icon: EarthGlobeIcon,
      fetchIds: async () => idsOf((await fetchAudit(client())).missingLanguages),
      changes: CONTENT,
      throttleMs: AUDIT_MS,
    }),
    currentList(context, {
      ...TO_DO_LISTS.brokenLinks,
      id: 'broken-links',
      icon: LinkIcon,
      fetchIds: async () => idsOf((await fetchAudit(client())).brokenLinks),
      changes: CONTENT,
      throttleMs: AUDIT_MS,
    }),
    currentList(context, {
      ...RECENTLY_PUBLISHED,
      id: 'recently-published',
      title: 'Recently published',
      icon: CheckmarkCircleIcon,
      fetchIds: async () => idsOf(await fetchRecentlyPublished(client())),
      changes: CONTENT,
    }),
  ])
}
