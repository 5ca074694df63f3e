import type { ListenEvent, MutationEvent, SanityDocument } from '@sanity/client'
import { applyPatch } from 'mendoza'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openSubject, type Subject } from './support/subject.ts'

let subject: Subject
let type: string
let count = 0
beforeAll(async () => {
  subject = await openSubject()
  type = `${subject.name}Post`
})
afterAll(() => subject.close())

const newPair = () => {
  const publishedId = `${subject.name}-p${++count}`
  return { publishedId, draftId: `drafts.${publishedId}` }
}
type Pair = ReturnType<typeof newPair>
const create = ({ publishedId, draftId }: Pair, title: string) =>
  subject.editor.action({
    actionType: 'sanity.action.document.create',
    publishedId,
    attributes: { _id: draftId, _type: type, title },
    ifExists: 'fail',
  })
const edit = (pair: Pair, title: string) =>
  subject.editor.action({ actionType: 'sanity.action.document.edit', ...pair, patch: { set: { title } } })
const publish = (pair: Pair) =>
  subject.editor.action({ actionType: 'sanity.action.document.publish', ...pair })

test('a draft is created, edited, published, edited again and discarded', async () => {
  const pair = newPair()
  const read = () => subject.editor.getDocuments([pair.publishedId, pair.draftId])
  await create(pair, 'One')
  await edit(pair, 'Two')
  expect(await read()).toMatchObject([null, { title: 'Two' }])
  await publish(pair)
  expect(await read()).toMatchObject([{ title: 'Two' }, null])
  await edit(pair, 'Three')
  expect(await read()).toMatchObject([{ title: 'Two' }, { title: 'Three' }])
  await subject.editor.action({ actionType: 'sanity.action.document.discard', draftId: pair.draftId })
  expect(await read()).toMatchObject([{ title: 'Two' }, null])
  await subject.editor.action({ actionType: 'sanity.action.document.unpublish', ...pair })
  expect(await read()).toMatchObject([null, { title: 'Two' }])
})

test('a listener can follow a document by its patches', async () => {
  const pair = newPair()
  const events: ListenEvent<SanityDocument>[] = []
  const subscription = subject.editor
    .listen<SanityDocument>(
      '*[_id in $ids]',
      { ids: [pair.publishedId, pair.draftId] },
      { includeResult: false, effectFormat: 'mendoza', events: ['welcome', 'mutation'] },
    )
    .subscribe((event) => events.push(event))
  await vi.waitFor(() => expect(events[0]?.type).toBe('welcome'), 10_000)
  await create(pair, 'One 安全')
  await edit(pair, 'Two 安全 الأمن')
  await publish(pair)
  const mutations = () => events.filter((event) => event.type === 'mutation') as (MutationEvent & Effects)[]
  await vi.waitFor(() => expect(mutations()).toHaveLength(4), 10_000)
  subscription.unsubscribe()
  const followed = new Map<string, object | null>()
  for (const { documentId, effects } of mutations()) {
    followed.set(
      documentId,
      applyPatch(followed.get(documentId) ?? null, effects.apply as never) as object | null,
    )
  }
  const { _rev, ...published } = (await subject.editor.getDocument(pair.publishedId)) ?? {}
  expect(followed.get(pair.publishedId)).toEqual(published)
  expect(followed.get(pair.draftId)).toBeNull()
  expect(mutations().map(({ transactionTotalEvents }) => transactionTotalEvents)).toEqual([1, 1, 2, 2])
})

interface Effects {
  effects: { apply: unknown[]; revert: unknown[] }
}

test('history restores an earlier revision of a document', async () => {
  const pair = newPair()
  const { transactionId } = await create(pair, 'Kept')
  await edit(pair, 'Lost')
  const { dataset } = subject.editor.config()
  const { documents } = await subject.editor.request<{ documents: SanityDocument[] }>({
    url: `/data/history/${dataset}/documents/${pair.draftId}?revision=${transactionId}`,
  })
  expect(documents).toMatchObject([{ _id: pair.draftId, title: 'Kept', _rev: transactionId }])
})

test('live events contain the tags of the queries that a publish changes', async () => {
  const pair = newPair()
  await create(pair, 'Fresh')
  const options = { filterResponse: false, perspective: 'published' } as const
  const { syncTags = [] } = await subject.editor.fetch('*[_type == $type]', { type }, options)
  const tags: string[] = []
  let welcome = false
  const subscription = subject.editor.live.events().subscribe((event) => {
    if (event.type === 'welcome') welcome = true
    if (event.type === 'message') tags.push(...event.tags)
  })
  await vi.waitFor(() => expect(welcome).toBe(true), 10_000)
  await publish(pair)
  await vi.waitFor(
    () => expect(tags.some((tag) => syncTags.some((known) => known === tag))).toBe(true),
    10_000,
  )
  subscription.unsubscribe()
})
