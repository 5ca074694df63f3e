import { expect, test } from 'vitest'
import { type Approval, APPROVAL_CHANGES, currentApproval, describeApproval } from './approval.ts'

const approval: Approval = {
  documentId: 'page-home',
  documentType: 'page',
  state: 'approved',
  by: { id: 'mei', name: 'Mei Lin' },
  at: '2026-11-25T10:00:00Z',
  draftRevision: 'd1',
  publishedRevision: 'p1',
}
const [draft, published] = [{ _rev: 'd1' }, { _rev: 'p1' }]

test('an approval ends when the document is published or the draft discarded', () => {
  expect(currentApproval(approval, draft, published)).toBe(approval)
  expect(currentApproval(approval, draft, { _rev: 'p2' })).toBeUndefined()
  expect(currentApproval(approval, null, published)).toBeUndefined()
  expect(currentApproval({ ...approval, publishedRevision: '' }, draft, null)).toBeDefined()
  // Lists of approvals follow the documents.
  expect(APPROVAL_CHANGES).toContain('"page"')
})

test('an approval says whether the draft has changed since', () => {
  expect(describeApproval(approval, draft)).toBe('Approved')
  expect(describeApproval({ ...approval, state: 'ready' }, { _rev: 'd2' })).toBe(
    'Ready for review, changed since',
  )
})
