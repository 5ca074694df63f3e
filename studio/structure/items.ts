import type { ComponentType } from 'react'
import { getPublishedId, type ObjectSchemaType } from 'sanity'
import type { DocumentListBuilder, ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { SINGLETONS } from '#schemas/shared/singletons.ts'
import { bulkTypes } from '../components/bulk-edit/bulk-documents.ts'
import { changeOrder, selectSeveral } from '../components/bulk-edit/menu-items.ts'
import { hasPosition } from '../components/ordering/ordering.ts'

type Divider = ReturnType<StructureBuilder['divider']>

interface Ordering {
  field: string
  direction: 'asc' | 'desc'
}

interface FilteredListOptions {
  id: string
  title: string
  icon: ComponentType
  type: string
  /** GROQ. */
  filter: string
  params?: Record<string, unknown>
  ordering: Ordering
  /** Whether links to documents of the type open in this list. Default: false. */
  opensIntents?: boolean
}

/** Creates an item that opens a list of other items. */
export function folder(
  S: StructureBuilder,
  id: string,
  title: string,
  icon: ComponentType,
  items: (ListItemBuilder | Divider)[],
) {
  return S.listItem().id(id).title(title).icon(icon).child(S.list().id(id).title(title).items(items))
}

/** Creates an item that lists all documents of a type, sorted by a field. */
export function sortedList(
  S: StructureBuilder,
  type: string,
  title: string,
  field: string,
  direction: Ordering['direction'] = 'asc',
) {
  const list = S.documentTypeList(type).title(title).defaultOrdering([{ field, direction }])
  return S.documentTypeListItem(type)
    .title(title)
    .child(withBulkEdit(S, type, list))
}

/** Adds “Select several” and “Change the order” to the menu of a list, as far as its type allows. */
function withBulkEdit(S: StructureBuilder, type: string, list: DocumentListBuilder) {
  if (!bulkTypes(null).includes(type)) return list
  const schemaType = S.context.schema.get(type) as ObjectSchemaType | undefined
  return list.menuItems([
    ...(list.getMenuItems() ?? []),
    selectSeveral(S, type),
    ...(hasPosition(schemaType) ? [changeOrder(S, type)] : []),
  ])
}

/** Creates an item that lists the documents matching a filter. New documents cannot be created in it. */
export function filteredList(S: StructureBuilder, options: FilteredListOptions) {
  const { id, title, icon, type, filter, params = {}, ordering, opensIntents = false } = options
  return S.listItem()
    .id(id)
    .title(title)
    .icon(icon)
    .schemaType(type)
    .child(
      S.documentList()
        .id(id)
        .title(title)
        .schemaType(type)
        .apiVersion('2025-10-01')
        .filter(filter)
        .params(params)
        .defaultOrdering([ordering])
        .initialValueTemplates([])
        .canHandleIntent(
          (intent, { type: intended }) => opensIntents && intent === 'edit' && intended === type,
        ),
    )
}

/** Creates an item that opens a singleton, under its own title or a shorter one. */
export function singleton(
  S: StructureBuilder,
  id: string,
  documentId: (typeof SINGLETONS)[number]['id'],
  icon: ComponentType,
  shortTitle?: string,
) {
  const { type, title } = SINGLETONS.find((known) => known.id === documentId) ?? SINGLETONS[0]
  const document = S.document().id(documentId).schemaType(type).documentId(documentId).title(title)
  return S.listItem()
    .id(id)
    .title(shortTitle ?? title)
    .icon(icon)
    .schemaType(type)
    .child(document)
}

interface CurrentListOptions {
  id: string
  title: string
  icon: ComponentType
  fetchIds: () => Promise<string[]>
}

/** Creates an item that lists the documents that a query finds when it is opened. */
export function currentList(S: StructureBuilder, { id, title, icon, fetchIds }: CurrentListOptions) {
  return S.listItem()
    .id(id)
    .title(title)
    .icon(icon)
    .child(async () =>
      S.documentList()
        .id(id)
        .title(title)
        .apiVersion('2025-10-01')
        .filter('_id in $ids')
        .params({ ids: (await fetchIds()).map((each) => getPublishedId(each)) })
        .defaultOrdering([{ field: '_updatedAt', direction: 'desc' }])
        .initialValueTemplates([]),
    )
}
