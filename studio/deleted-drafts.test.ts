import './deleted-drafts.ts'
import { BufferedDocument, Mutation } from '@sanity/mutator'
import { expect, test } from 'vitest'

const draft = { _id: 'drafts.page', _type: 'page', _rev: 'r1', title: 'A' }

test('a colleague publishes while a change is on its way: the form stays open, and shows it with the next draft', () => {
  const form = new BufferedDocument(draft)
  let sent = ''
  form.commitHandler = ({ mutation }) => (sent = mutation.transactionId ?? '')
  form.add(new Mutation({ mutations: [{ patch: { id: draft._id, set: { title: 'AB' } } }] }))
  void form.commit()

  const mutations = [{ delete: { id: draft._id } }]
  form.arrive(new Mutation({ mutations, transactionId: 'r2', previousRev: 'r1', resultRev: 'r2' }))
  expect(form.LOCAL).toBeNull()

  const create = { ...draft, title: 'AB' }
  form.arrive(new Mutation({ mutations: [{ create }], transactionId: sent, resultRev: sent }))
  expect(form.LOCAL).toMatchObject({ title: 'AB' })
})
