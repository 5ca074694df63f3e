import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { ClipboardIcon } from '@sanity/icons/Clipboard'
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { EditIcon } from '@sanity/icons/Edit'
import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { LinkIcon } from '@sanity/icons/Link'
import { UserIcon } from '@sanity/icons/User'
import type { ComponentType } from 'react'
import type { SanityClient } from 'sanity'
import type { StructureBuilder } from 'sanity/structure'
import { ASSIGNED_QUERY, READY_QUERY } from '../components/approval/approval.ts'
import type { DocumentStub } from '../home/audit-content.ts'
import { fetchAudit, fetchMyDrafts, fetchRecentlyPublished } from '../home/content-lists.ts'
import { currentList, folder } from './items.ts'

/** Creates the lists behind the counts of a marketer's home. */
export function toDoItem(S: StructureBuilder, client: () => SanityClient, userId: string) {
  const list = (
    id: string,
    title: string,
    icon: ComponentType,
    fetchDocuments: () => Promise<DocumentStub[]>,
  ) =>
    currentList(S, {
      ...{ id, title, icon },
      fetchIds: async () => (await fetchDocuments()).map(({ _id }) => _id),
    })
  return folder(S, 'to-do', 'To do', ClipboardIcon, [
    list('my-drafts', 'My drafts', EditIcon, () => fetchMyDrafts(client(), userId)),
    list('review', 'Ready for review', EyeOpenIcon, () => client().fetch<DocumentStub[]>(READY_QUERY)),
    list('assigned', 'Assigned to me', UserIcon, () =>
      client().fetch<DocumentStub[]>(ASSIGNED_QUERY, { user: userId }),
    ),
    list(
      'missing-languages',
      'Missing languages',
      EarthGlobeIcon,
      async () => (await fetchAudit(client())).missingLanguages,
    ),
    list('broken-links', 'Broken links', LinkIcon, async () => (await fetchAudit(client())).brokenLinks),
    list('recently-published', 'Recently published', CheckmarkCircleIcon, () =>
      fetchRecentlyPublished(client()),
    ),
  ])
}
