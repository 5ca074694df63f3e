import { getReleaseIdFromReleaseDocumentId, type ReleaseDocument, type SanityClient } from 'sanity'
import { SLUGGED_TYPES } from '#schemas/shared/routes.ts'
import { knownTargets, type LinkTarget } from '#schemas/validation/broken-links.ts'
import { CONTENT_TYPES } from '../roles.ts'
import { auditContent, type AuditedDocument, type ContentAudit, type DocumentStub } from './audit-content.ts'
import { fetchLastTransactions } from './last-editors.ts'
import { AUDIT_QUERY, draftsQuery, RECENTLY_PUBLISHED, weekBefore } from './work-lists.ts'

/** Documents in a list that is computed when it is opened. */
const MAX_LISTED = 500

export interface AuditData {
  documents: AuditedDocument[]
  targets: LinkTarget[]
}

/** Types that have lists on a marketer's home. */
export const TYPES = { types: CONTENT_TYPES }

export const AUDIT_PARAMS = {
  ...TYPES,
  targetTypes: ['page', 'redirect', ...CONTENT_TYPES, ...SLUGGED_TYPES],
}

/** Audits the result of the audit query. */
export const audit = ({ documents, targets }: AuditData): ContentAudit =>
  auditContent(documents, knownTargets(targets))

/** Fetches and audits the content. */
export const fetchAudit = async (client: SanityClient): Promise<ContentAudit> =>
  audit(await client.fetch<AuditData>(AUDIT_QUERY, AUDIT_PARAMS))

/** Fetches the documents published in the last seven days. */
export const fetchRecentlyPublished = (client: SanityClient): Promise<DocumentStub[]> =>
  client.fetch<DocumentStub[]>(
    `*[${RECENTLY_PUBLISHED.filter}] | order(${RECENTLY_PUBLISHED.order}) [0...${MAX_LISTED}] {_id, _type}`,
    { ...TYPES, since: weekBefore(Date.now()) },
  )

/** Fetches the drafts that a user edited last. */
export const fetchMyDrafts = async (client: SanityClient, userId: string): Promise<DocumentStub[]> =>
  draftsOfUser(client, await client.fetch(draftsQuery, TYPES), userId)

/** Returns those drafts that a user edited last. */
export async function draftsOfUser(
  client: SanityClient,
  drafts: readonly DocumentStub[],
  userId: string,
): Promise<DocumentStub[]> {
  const ids = drafts.map(({ _id }) => _id)
  const last = await fetchLastTransactions(client, ids)
  return drafts.filter(({ _id }) => last.get(_id)?.author === userId)
}

/** A release with a date. */
export interface DueRelease {
  id: string
  title: string
  /** ISO 8601. */
  at: string
}

/** Returns the releases that have a date, the next one first. */
export const dueReleases = (releases: readonly ReleaseDocument[]): DueRelease[] =>
  releases
    .flatMap(({ _id, publishAt, metadata: { title, intendedPublishAt, releaseType } }) => {
      const at = publishAt ?? (releaseType === 'scheduled' ? intendedPublishAt : undefined)
      return at
        ? [{ id: getReleaseIdFromReleaseDocumentId(_id), title: title ?? 'Untitled release', at }]
        : []
    })
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
