import { createSchema, type Source } from 'sanity'
import { createStructureBuilder, type StructureResolverContext } from 'sanity/structure'
import { describe, expect, test } from 'vitest'
import { schemaTypes } from '../../schemas/index.ts'
import { SINGLETONS } from '../../schemas/shared/singletons.ts'
import { structure } from './structure.ts'

/** A pane as the structure tool receives it, as far as this test looks. */
interface Pane {
  schemaTypeName?: string
  title?: string
  options?: { id?: string; type?: string; defaultOrdering?: { field: string }[] }
  items?: Item[]
}

interface Item {
  type?: string
  title?: string
  child?: Pane
}

/** The localised types come from a plugin; here they only have to exist. */
const localized = ['String', 'Text', 'RichText'].map((kind) => ({
  name: `internationalizedArray${kind}`,
  type: 'array',
  of: [{ type: 'string' }],
}))

/** As much of Studio's configuration as building the structure asks for. */
const source = {
  schema: createSchema({ name: 'test', types: [...schemaTypes, ...localized] }),
  i18n: { t: (key: string) => key },
  templates: [],
  document: { resolveNewDocumentOptions: () => [] },
} as unknown as Source

const S = createStructureBuilder({ source, perspectiveStack: [] })
const desk = (structure(S, {} as StructureResolverContext) as { serialize: () => Pane }).serialize()

/** The pane behind an item. */
function open(item: Item | undefined): Pane {
  if (!item?.child) throw new Error(`${item?.title ?? 'An item that is not there'} opens nothing`)
  return item.child
}

const named = (title: string) => desk.items?.find((item) => item.title === title)

describe('the desk', () => {
  test('is laid out by task', () => {
    const titles = desk.items?.map(({ title, type }) => title ?? type)
    expect(titles).toEqual([
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
      'Menus',
      'Contact',
      'Inquiries',
      'Clients’ projects',
      'divider',
      'Translations',
      'Missing translations',
      'Settings',
      'Redirects',
    ])
  })

  test('lists documents in the order in which people look for them', () => {
    const order = (title: string) => open(named(title)).options?.defaultOrdering?.[0]?.field
    const lists = ['Pages', 'Services', 'Translations', 'Redirects']
    expect(lists.map(order)).toEqual(['path.current', 'order', 'namespace', 'source'])
  })

  test('opens what there is only one of directly', () => {
    const ofShop = open(named('Shop')).items ?? []
    const rules = ofShop.filter(({ title }) => ['Shop settings', 'Exchange rates'].includes(title ?? ''))
    const items = [...(open(named('Menus')).items ?? []), named('Contact'), named('Settings'), ...rules]
    const opened = items.map(open).map(({ title, options }) => ({ ...options, title }))
    expect(opened).toHaveLength(SINGLETONS.length)
    expect(opened).toEqual(
      expect.arrayContaining(SINGLETONS.map((one) => expect.objectContaining(one) as unknown)),
    )
  })

  test('reaches every type of document', () => {
    const panesBelow = ({ items = [] }: Pane): Pane[] =>
      items.flatMap(({ child }) => (child ? [child, ...panesBelow(child)] : []))
    const reached = panesBelow(desk).flatMap(
      ({ schemaTypeName, options }) => schemaTypeName ?? options?.type ?? [],
    )
    const documents = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name)
    expect(new Set([...reached, ...SINGLETONS.map(({ type }) => type)])).toEqual(new Set(documents))
  })
})
