import { choiceTitle } from '#schemas/preview/choice-title.ts'
import { CONTENT_TYPES } from '../../roles.ts'

/** The states of a draft in the approval of colleagues; a draft without a state is being written. */
export const APPROVAL_STATES = [
  { value: 'ready', title: 'Ready for review', color: 'warning' },
  { value: 'approved', title: 'Approved', color: 'success' },
] as const

export type ApprovalState = (typeof APPROVAL_STATES)[number]['value']

/** A colleague. */
export interface Person {
  id: string
  name: string
}

/**
 * What colleagues say of a draft. Its id has a dot, so it is readable with a token only; no form opens its type. It ends when the
 * document is published or its draft discarded.
 */
export interface Approval {
  documentId: string
  documentType: string
  state: ApprovalState
  /** Who is asked to do something. */
  assignee?: Person
  by: Person
  /** ISO 8601. */
  at: string
  /** The draft that was looked at. */
  draftRevision: string
  /** The published document that the draft changes; empty for none. */
  publishedRevision: string
}

type Version = { _rev: string } | null | undefined

/** Returns the id of the approval of a document. */
export const approvalId = (documentId: string): string => `approval.${documentId}`

/** Returns the approval if it is of the current draft. */
export const currentApproval = (
  approval: Approval | null | undefined,
  draft: Version,
  published: Version,
): Approval | undefined =>
  approval && draft && approval.publishedRevision === (published?._rev ?? '') ? approval : undefined

/** Describes an approval: `Ready for review, changed since`. */
export function describeApproval({ state, draftRevision }: Approval, draft: Version): string {
  const title = choiceTitle(APPROVAL_STATES, state) ?? state
  return draft?._rev === draftRevision ? title : `${title}, changed since`
}

/** Approvals of current drafts. GROQ filter for the perspective `raw`. */
const CURRENT =
  '_type == "approval" && defined(*[_id == "drafts." + ^.documentId][0]._id) && publishedRevision == coalesce(*[_id == ^.documentId][0]._rev, "")'

/** What can begin or end an approval: it, a draft that is discarded, and a document that is published. GROQ filter. */
export const APPROVAL_CHANGES = `_type in ${JSON.stringify(['approval', ...CONTENT_TYPES])}`

const documentsOf = (condition: string): string =>
  `*[${CURRENT} && ${condition}] | order(at asc) [0...500] {"_id": documentId, "_type": documentType}`

/** Documents that are ready for review, the oldest first. Perspective: raw. */
export const READY_QUERY = documentsOf('state == "ready"')

/** Documents that wait for a user, the oldest first. Perspective: raw. */
export const ASSIGNED_QUERY = documentsOf('assignee.id == $user')
