import { createClient } from '@sanity/client'
import { EMPTY, NEVER, of, Subject, throwError } from 'rxjs'
import type { Collection } from 'sanity/structure'
import { expect, test, vi } from 'vitest'
import { currentListOrEmpty, fittingIds } from './current-list-or-empty.ts'
import { listContext, S } from './fake-lake.ts'
import { listOrEmpty } from './list-or-empty.ts'

const text = {
  icon: undefined,
  empty: 'No redirects yet. Add one when a page moves.',
}
const redirects = S.documentTypeList('redirect').title('Redirects')
const tags = S.documentList().id('tags').title('Tags').filter('_id in $ids').apiVersion('2025-10-01')

/** Records the panes that Studio would show: `list`, or the text of another pane. */
function record(panes: ReturnType<typeof listOrEmpty>) {
  const shown: string[] = []
  const describe = (pane: Collection | undefined) => {
    const { type, options } = pane as { type: string; options: { text?: string } }
    return type === 'documentList' ? 'list' : (options.text ?? 'loading')
  }
  const subscription = panes.subscribe((pane) => shown.push(describe(pane)))
  return { shown, stop: () => subscription.unsubscribe() }
}

test('a list gives way to its text while it is empty, and to nothing else', async () => {
  const isEmpty = new Subject<boolean>()
  const listenQuery = vi.fn(() => isEmpty)
  const { shown } = record(listOrEmpty(listContext({ documentStore: { listenQuery } }), redirects, text))
  await vi.waitFor(() => expect(listenQuery).toHaveBeenCalledOnce())
  for (const each of [true, true, false, false, true]) isEmpty.next(each)
  expect(shown).toEqual(['list', text.empty, 'list', text.empty])
})

test('the lake is asked for the documents of the list in its perspective', async () => {
  const listenQuery = vi.fn(() => NEVER)
  record(listOrEmpty(listContext({ documentStore: { listenQuery } }), redirects, text))
  await vi.waitFor(() => expect(listenQuery).toHaveBeenCalledOnce())
  expect(listenQuery).toHaveBeenCalledWith(
    { fetch: 'count(*[_type == $type][0...1]) == 0', listen: '*[_type == $type]' },
    { type: 'redirect' },
    expect.objectContaining({ perspective: ['drafts'] }),
  )
})

test('a list that cannot be counted is shown', async () => {
  const failure = new Subject<boolean>()
  const listenQuery = vi.fn(() => failure)
  const { shown } = record(listOrEmpty(listContext({ documentStore: { listenQuery } }), redirects, text))
  await vi.waitFor(() => expect(listenQuery).toHaveBeenCalledOnce())
  failure.next(true)
  failure.error(new Error('Insufficient permissions'))
  expect(shown).toEqual(['list', text.empty, 'list'])
})

test('following a link asks the lake for nothing', async () => {
  const listenQuery = vi.fn(() => of(true))
  const fetchIds = vi.fn(() => Promise.resolve([]))
  const context = listContext({ documentStore: { listenQuery } })
  // Studio takes the first pane of each list, and leaves.
  const panes = [
    listOrEmpty(context, redirects, text),
    currentListOrEmpty(context, { fetchIds, changes: '_type == "tag"', createList: () => tags }, text),
  ]
  const seen = panes.map((each) => {
    const { shown, stop } = record(each)
    stop()
    return shown
  })
  await new Promise((resolve) => setImmediate(resolve))
  expect(seen).toEqual([['list'], ['loading']])
  expect(listenQuery).not.toHaveBeenCalled()
  expect(fetchIds).not.toHaveBeenCalled()
})

test('an empty list stays as it is while a document opens beside it', async () => {
  const isEmpty = new Subject<boolean>()
  const listenQuery = vi.fn(() => isEmpty)
  const panes = listOrEmpty(listContext({ documentStore: { listenQuery } }), redirects, text)
  const before = record(panes)
  await vi.waitFor(() => expect(listenQuery).toHaveBeenCalledOnce())
  isEmpty.next(true)
  before.stop()
  const after = record(panes)
  await new Promise((resolve) => setImmediate(resolve))
  expect(after.shown).toEqual([text.empty])
  expect(listenQuery).toHaveBeenCalledOnce()
})

test('the text takes the place of the list: its name, links, documents and “+”', async () => {
  const context = listContext({ documentStore: { listenQuery: () => of(true) } })
  const panes: unknown[] = []
  listOrEmpty(context, redirects, text).subscribe((pane) => panes.push(pane))
  await vi.waitFor(() => expect(panes).toHaveLength(2))
  const [list, empty] = panes as Record<string, unknown>[]
  expect(list).toMatchObject({ id: 'redirect', title: 'Redirects', schemaTypeName: 'redirect' })
  for (const key of ['id', 'title', 'schemaTypeName', 'child', 'canHandleIntent'])
    expect(empty?.[key]).toBe(list?.[key])
  expect(empty).toMatchObject({
    menuItems: [{ title: 'Redirect', intent: { type: 'create', params: { type: 'redirect' } } }],
    options: { newLabel: 'New redirect', hasPrivateId: false },
  })
})

test('a list that nobody can add to has neither a button nor a “+”', async () => {
  const context = listContext({ documentStore: { listenQuery: () => of(true) } })
  const panes: unknown[] = []
  listOrEmpty(context, S.documentTypeList('order'), text).subscribe((pane) => panes.push(pane))
  await vi.waitFor(() => expect(panes).toHaveLength(2))
  expect(panes[1]).toMatchObject({ menuItems: [], options: { newLabel: undefined } })
})

test('a list of found documents gives way to its text while nothing is found', async () => {
  const changes = new Subject<never>()
  const fetchIds = vi.fn<() => Promise<string[]>>(() => Promise.resolve([]))
  const client = () => ({ listen: () => changes }) as never
  const createList = vi.fn((ids: string[]) => tags.params({ ids }))
  const { shown } = record(
    currentListOrEmpty(listContext({ client }), { fetchIds, changes: '_type == "tag"', createList }, text),
  )
  const change = async (...ids: string[]) => {
    fetchIds.mockResolvedValue(ids)
    changes.next(undefined as never)
    await vi.advanceTimersByTimeAsync(1000)
  }
  vi.useFakeTimers()
  try {
    await vi.advanceTimersByTimeAsync(0)
    expect(shown).toEqual(['loading', text.empty])
    await change('drafts.tag-1')
    expect(createList).toHaveBeenLastCalledWith(['tag-1'])
    await change('drafts.tag-1', 'drafts.tag-2')
    expect(shown).toEqual(['loading', text.empty, 'list'])
    await change()
    expect(shown).toEqual(['loading', text.empty, 'list', text.empty])
  } finally {
    vi.useRealTimers()
  }
})

test('found documents are shown though the lake announces no changes', async () => {
  for (const listen of [() => EMPTY, () => throwError(() => new Error('No connection'))]) {
    const client = () => ({ listen }) as never
    const fetchIds = () => Promise.resolve(['tag-1'])
    const { shown } = record(
      currentListOrEmpty(
        listContext({ client }),
        { fetchIds, changes: 'true', createList: () => tags },
        text,
      ),
    )
    await vi.waitFor(() => expect(shown).toEqual(['loading', 'list']))
  }
})

test('a list has as many documents as the address of its listener takes, once each', () => {
  const ids = Array.from({ length: 900 }, (_, index) => `drafts.${String(index).padStart(36, 'a')}`)
  const fitting = fittingIds([ids[0]!.replace('drafts.', ''), ...ids])
  expect(new Set(fitting).size).toBe(fitting.length)
  expect(fitting.length).toBeGreaterThan(200)
  const events = createClient({
    projectId: 'abc12345',
    dataset: 'production',
    apiVersion: '2025-10-01',
    useCdn: false,
  }).listen('*[_id in $ids]', { ids: fitting })
  const failed = vi.fn()
  events.subscribe({ error: failed }).unsubscribe()
  expect(failed).not.toHaveBeenCalled()
})

test('a later search that fails leaves the text', async () => {
  const changes = new Subject<never>()
  const fetchIds = vi.fn<() => Promise<string[]>>(() => Promise.resolve([]))
  const client = () => ({ listen: () => changes }) as never
  const { shown } = record(
    currentListOrEmpty(listContext({ client }), { fetchIds, changes: 'true', createList: () => tags }, text),
  )
  await vi.waitFor(() => expect(shown).toEqual(['loading', text.empty]))
  fetchIds.mockRejectedValueOnce(new Error('No connection'))
  changes.next(undefined as never)
  await vi.waitFor(() => expect(fetchIds).toHaveBeenCalledTimes(2))
  expect(shown).toEqual(['loading', text.empty])
})

test('a first search that fails is repeated', async () => {
  const fetchIds = vi.fn(() => Promise.resolve(['tag-1']))
  fetchIds.mockRejectedValueOnce(new Error('No connection'))
  const context = listContext({ client: () => ({ listen: () => NEVER }) as never })
  vi.useFakeTimers()
  try {
    const { shown } = record(
      currentListOrEmpty(context, { fetchIds, changes: 'true', createList: () => tags }, text),
    )
    await vi.runAllTimersAsync()
    expect(shown).toEqual(['loading', 'list'])
  } finally {
    vi.useRealTimers()
  }
})
