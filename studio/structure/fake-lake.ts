import { NEVER, type Observable, of } from 'rxjs'
import { createSchema, type Source } from 'sanity'
import { createStructureBuilder, type StructureResolverContext } from 'sanity/structure'
import { SITE_MADE_TYPES } from '#schemas/fields/site-written.ts'
import { schemaTypes } from '#schemas/index.ts'
import type { ListContext } from './list-or-empty.ts'

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
  document: {
    resolveNewDocumentOptions: ({ schemaType }: { schemaType: string }) =>
      SITE_MADE_TYPES.includes(schemaType)
        ? []
        : [{ type: 'initialValueTemplateItem', id: schemaType, templateId: schemaType, schemaType }],
  },
} as unknown as Source

/** Builds panes in tests, without a running Studio. */
export const S = createStructureBuilder({ source, perspectiveStack: [] })

/** A lake without documents that answers the queries of lists. */
const emptyLake = {
  withConfig: () => emptyLake,
  fetch: (query: string) => Promise.resolve(query.startsWith('{') ? { documents: [], targets: [] } : []),
  listen: () => NEVER,
}

/**
 * Returns what Studio passes to the structure.
 *
 * @param isEmpty whether lists are empty, as the lake reports it
 */
export const resolverContext = (
  isEmpty: Observable<boolean> = of(false),
  roles: readonly string[] = ['administrator'],
): StructureResolverContext =>
  ({
    currentUser: { id: 'tester', roles: roles.map((name) => ({ name, title: name })) },
    documentStore: { listenQuery: () => isEmpty },
    getClient: () => emptyLake,
    perspectiveStack: ['drafts'],
  }) as unknown as StructureResolverContext

/** Returns what lists are made with. */
export const listContext = (given: Partial<ListContext>): ListContext => ({
  S,
  perspective: ['drafts'],
  documentStore: { listenQuery: () => of(false) },
  client: () => emptyLake as never,
  ...given,
})
