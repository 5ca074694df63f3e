import { expect, test } from 'vitest'
import { evaluateGroq } from '../../../tests/evaluate-groq.ts'
import {
  type Approval,
  APPROVAL_CHANGES,
  ASSIGNED_QUERY,
  currentApproval,
  describeApproval,
  READY_QUERY,
} from './approval.ts'

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

test('lists have approvals of current drafts only, and what is assigned to a user is theirs', async () => {
  const ready = (id: string, publishedRevision: string, assignee: string) => ({
    _type: 'approval',
    documentId: id,
    documentType: 'page',
    state: 'ready',
    publishedRevision,
    assignee: { id: assignee },
    at: '2026-11-25T10:00:00Z',
  })
  const dataset = [
    ready('home', 'p1', 'mei'),
    ready('new', '', 'omar'),
    ready('published-since', 'p1', 'mei'),
    ready('discarded', 'p1', 'mei'),
    { _id: 'home', _rev: 'p1' },
    { _id: 'published-since', _rev: 'p2' },
    { _id: 'discarded', _rev: 'p1' },
    ...['home', 'new', 'published-since'].map((id) => ({ _id: `drafts.${id}` })),
  ]
  const idsOf = async (query: string, params: object = {}) =>
    ((await evaluateGroq(query, { dataset, params })) as { _id: string }[]).map(({ _id }) => _id)
  expect(await idsOf(READY_QUERY)).toEqual(['home', 'new'])
  expect(await idsOf(ASSIGNED_QUERY, { user: 'omar' })).toEqual(['new'])
})
