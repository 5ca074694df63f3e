import type { Observable } from 'rxjs'
import { isObservable, of } from 'rxjs'
import { describe, expect, test, vi } from 'vitest'
import { schemaTypes } from '#schemas/index.ts'
import { MENU_IDENTIFIERS, SINGLETONS } from '#schemas/shared/singletons.ts'
import { OLDER_DRAFTS } from '../home/work-lists.ts'
import { resolverContext, S } from './fake-lake.ts'
import { structure } from './structure.ts'
import { studioTexts } from './studio-texts.ts'
import { menuTemplate, pageTemplate } from './templates.ts'

/** The part of a pane that this test reads. */
interface Pane {
  id?: string
  type?: string
  schemaTypeName?: string
  title?: string
  options?: {
    id?: string
    type?: string
    defaultOrdering?: { field: string }[]
    text?: string
    template?: string
    templateParameters?: object
  }
  items?: Item[]
  child?: unknown
}

interface Item {
  id?: string
  type?: string
  title?: string
  child?: Pane | Observable<Pane>
}

/** Builds the structure from what Studio passes to it. */
const build = (context = resolverContext()): Pane =>
  (structure(S, context) as { serialize: () => Pane }).serialize()

/** Builds the structure for a user with these roles. */
const structureFor = (...roles: string[]): Pane => build(resolverContext(of(false), roles))

const root = structureFor('administrator')

/** Returns the pane that an item opens. Lists that follow the lake emit their first pane at once. */
function open(item: Item | undefined): Pane {
  let pane: Pane | undefined
  if (isObservable(item?.child)) item.child.subscribe((first) => (pane ??= first)).unsubscribe()
  else pane = item?.child
  if (!pane) throw new Error(`${item?.title ?? 'A missing item'} opens nothing`)
  return pane
}

/** Returns the items of a pane and of all panes below it. */
const itemsBelow = ({ items = [] }: Pane): Item[] =>
  items.flatMap((item) => (item.child ? [item, ...itemsBelow(open(item))] : []))

const named = (title: string) => root.items?.find((item) => item.title === title)

describe('the structure', () => {
  test('is laid out by task', () => {
    const titles = root.items?.map(({ title, type }) => title ?? type)
    expect(titles).toEqual([
      'To do',
      'divider',
      'Pages',
      'Services',
      'Blog',
      'Work and people',
      'Jobs',
      'Help topics',
      'Help articles',
      'SaaS product',
      'Questions and answers',
      'Shop',
      'Orders',
      'Reviews',
      'Menus',
      'Contact',
      'Inquiries',
      'Client projects',
      'divider',
      'Translations',
      'Missing interface texts',
      'Settings',
      'Redirects',
    ])
  })

  test('sorts each list by the field people look for', () => {
    const order = (title: string) => open(named(title)).options?.defaultOrdering?.[0]?.field
    const lists = ['Pages', 'Services', 'Translations', 'Redirects']
    expect(lists.map(order)).toEqual(['path.current', 'order', 'namespace', 'source'])
  })

  test('opens singletons directly', () => {
    const ofShop = open(named('Shop')).items ?? []
    const rules = ofShop.filter(({ title }) => ['Shop settings', 'Exchange rates'].includes(title ?? ''))
    const items = [...(open(named('Menus')).items ?? []), named('Contact'), named('Settings'), ...rules]
    const opened = items.map(open).map(({ title, options }) => ({ ...options, title }))
    expect(opened).toHaveLength(SINGLETONS.length)
    expect(opened).toEqual(
      expect.arrayContaining(SINGLETONS.map((one) => expect.objectContaining(one) as unknown)),
    )
    // Studio resolves links to a document to its id among the items.
    expect(items.map((item) => item?.id)).toEqual(opened.map(({ id }) => id))
  })

  test('fills in the place of a menu that does not exist yet', () => {
    const menus = (open(named('Menus')).items ?? []).map(open)
    const values = menus.map(({ options }) =>
      (menuTemplate.value as (parameters: object) => object)(options?.templateParameters ?? {}),
    )
    expect(menus.map(({ options }) => options?.template)).toEqual(MENU_IDENTIFIERS.map(() => menuTemplate.id))
    expect(values).toContainEqual({ title: 'Footer: quick links', identifier: 'footer-quick' })
  })

  test('fills in the address of a page that the site links to', () => {
    expect((pageTemplate.value as (parameters: object) => object)({ path: '/cart' })).toEqual({
      path: { _type: 'slug', current: '/cart' },
    })
  })

  test('opens another new private document each time', () => {
    const pages = itemsBelow(root).filter(({ title }) => title?.startsWith('New '))
    // A document pane would keep the id of the first one.
    expect(pages.map(open)).toEqual([
      expect.objectContaining({ type: 'component', options: { type: 'discount' } }),
      expect.objectContaining({ type: 'component', options: { type: 'giftCard' } }),
      expect.objectContaining({ type: 'component', options: { type: 'project' } }),
    ])
  })

  test('shows each role the areas that it works in', () => {
    const titles = (...roles: string[]) =>
      structureFor(...roles).items?.map(({ title, type }) => title ?? type)
    const all = titles('administrator')
    expect(titles('marketer')).toEqual(
      all?.filter((title) => !['Shop', 'Orders', 'Reviews'].includes(title ?? '')),
    )
    expect(titles('merchandiser')).toEqual(['Shop', 'Orders', 'Reviews'])
    for (const roles of [['editor'], ['marketer', 'merchandiser'], []]) expect(titles(...roles)).toEqual(all)
  })

  test('reaches every type of document', () => {
    const reached = itemsBelow(root)
      .map(open)
      .flatMap(({ schemaTypeName, options }) => schemaTypeName ?? options?.type ?? [])
    const documents = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name)
    expect(new Set([...reached, ...SINGLETONS.map(({ type }) => type)])).toEqual(new Set(documents))
  })

  test('says in each list what would be in it, while it is empty', async () => {
    const items = itemsBelow(build(resolverContext(of(true))))
    const lists = items.filter(({ child }) => isObservable(child))
    // A list that is not made by `listOrEmpty` would say nothing.
    expect(items.filter((item) => !lists.includes(item) && open(item).type === 'documentList')).toEqual([])
    expect(lists.length).toBeGreaterThan(50)
    const shown = new Map<Item, Pane>()
    for (const item of lists) (item.child as Observable<Pane>).subscribe((pane) => shown.set(item, pane))
    const texts = () => lists.map((item) => shown.get(item)?.options?.text)
    await vi.waitFor(() => expect(texts()).not.toContain(undefined))
    // What is missing, and how it gets there: two sentences.
    for (const text of texts()) expect(text).toMatch(/^[A-Z].+[.:;] .+\.$/u)
    const drafts = lists.find(({ id }) => id === 'my-drafts')
    expect(drafts && shown.get(drafts)?.options?.text).toContain(OLDER_DRAFTS)
  })

  test('says in the lists of a category what would be in them, while they are empty', async () => {
    const grouped = itemsBelow(build(resolverContext(of(true)))).filter(({ title }) =>
      title?.endsWith('by category'),
    )
    expect(grouped).toHaveLength(2)
    const texts: (string | undefined)[] = []
    for (const item of grouped) {
      const itemsOf = open(item).child as (id: string) => Observable<Pane>
      itemsOf('any').subscribe(({ options }) => texts.push(options?.text))
    }
    await vi.waitFor(() => expect(texts.filter(Boolean)).toHaveLength(2))
    expect(texts.filter(Boolean)).toEqual([
      expect.stringContaining('No articles in this category'),
      expect.stringContaining('No products in this category'),
    ])
  })

  test('explains an address of a list that the user does not have', () => {
    const marketer = structureFor('marketer')
    const resolve = marketer.child as (id: string, options: object) => { serialize: () => Pane } | Pane
    const pane = resolve('orders', { parent: marketer }) as { serialize: () => Pane }
    expect(pane.serialize()).toMatchObject({ id: 'orders', type: 'component', title: 'Not found' })
    expect(resolve('to-do', { parent: marketer })).toMatchObject({ title: 'To do', type: 'list' })
  })
})

test.each(['unpublish', 'delete'])('a list of users does not say that %s is impossible', (action) => {
  const texts = Object.assign({}, ...studioTexts.map(({ resources }) => resources)) as Record<string, string>
  const text = texts[`confirm-delete-dialog.referential-integrity-disclaimer.text_${action}`]
  expect(text).toContain('Not every document listed needs it.')
  expect(text).not.toMatch(/stock|product/)
})

test('a failed upload says what to check instead of sending editors to the console', () => {
  const texts = Object.assign({}, ...studioTexts.map(({ resources }) => resources)) as Record<string, string>
  const uploadTexts = [
    texts['asset-sources.common.uploader.upload-failed.description'],
    texts['inputs.file.upload-failed.description'],
  ]
  for (const text of uploadTexts) expect(text).toMatch(/JPEG, PNG.*MP4 or WebM.*WebVTT/)
})

test('a preview without a connection says what still works, and shows no keys or jargon', () => {
  const texts = Object.assign({}, ...studioTexts.map(({ resources }) => resources)) as Record<string, string>
  expect(texts['preview-frame.connection.error.text']).toContain('you can still edit')
  expect(texts['channel.status']).toBe('Not connected')
  expect(texts['main-document.missing.text']).toContain('has the address <Code>{{path}}</Code>')
})
