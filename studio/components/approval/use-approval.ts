import { useClient, useCurrentUser } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { useLiveQuery } from '../use-live-query.ts'
import { type Approval, approvalId, type ApprovalState, currentApproval, type Person } from './approval.ts'

const QUERY = '*[_id == $id][0]'
const LISTENED = '*[_id == $id]'

interface Versions {
  draft: { _rev: string } | null
  published: { _rev: string } | null
}

/** Follows the approval of a document’s draft; undefined while it is being written. */
export function useApproval(documentId: string, { draft, published }: Versions): Approval | undefined {
  const { data } = useLiveQuery<string, Approval | null>(QUERY, LISTENED, { id: approvalId(documentId) })
  return currentApproval(data, draft, published)
}

/** Returns a function that saves the approval of a draft; `null` says that it is being written again. */
export function useSaveApproval(documentId: string, documentType: string, versions: Versions) {
  const client = useClient({ apiVersion: API_VERSION })
  const user = useCurrentUser()
  return async (state: ApprovalState | null, assignee: Person | undefined): Promise<void> => {
    const _id = approvalId(documentId)
    if (state === null) return void (await client.delete(_id))
    const approval: Approval = {
      documentId,
      documentType,
      state,
      ...(assignee && { assignee }),
      by: { id: user?.id ?? '', name: user?.name ?? 'Unknown user' },
      at: new Date().toISOString(),
      draftRevision: versions.draft?._rev ?? '',
      publishedRevision: versions.published?._rev ?? '',
    }
    await client.createOrReplace({ _id, _type: 'approval', ...approval })
  }
}
