import { createSchema, type Source } from 'sanity'
import { createStructureBuilder, type StructureResolverContext } from 'sanity/structure'
import { describe, expect, test } from 'vitest'
import { schemaTypes } from '#schemas/index.ts'
import { SINGLETONS } from '#schemas/shared/singletons.ts'
import { structure } from './structure.ts'

/** The part of a pane that this test reads. */
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

/** The part of Studio's configuration that the structure needs. */
const source = {
  schema: createSchema({ name: 'test', types: [...schemaTypes, ...localized] }),
  i18n: { t: (key: string) => key },
  templates: [],
  document: { resolveNewDocumentOptions: () => [] },
} as unknown as Source

const S = createStructureBuilder({ source, perspectiveStack: [] })

/** Builds the structure for a user with these roles. */
function structureFor(...roles: string[]): Pane {
  const currentUser = { roles: roles.map((name) => ({ name, title: name })) }
  const built = structure(S, { currentUser } as unknown as StructureResolverContext)
  return (built as { serialize: () => Pane }).serialize()
}

const root = structureFor('administrator')

/** Returns the pane that an item opens. */
function open(item: Item | undefined): Pane {
  if (!item?.child) throw new Error(`${item?.title ?? 'A missing item'} opens nothing`)
  return item.child
}

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
      'Missing translations',
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
    const panesBelow = ({ items = [] }: Pane): Pane[] =>
      items.flatMap(({ child }) => (child ? [child, ...panesBelow(child)] : []))
    const reached = panesBelow(root).flatMap(
      ({ schemaTypeName, options }) => schemaTypeName ?? options?.type ?? [],
    )
    const documents = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name)
    expect(new Set([...reached, ...SINGLETONS.map(({ type }) => type)])).toEqual(new Set(documents))
  })
})
