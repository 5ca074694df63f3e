import { AddIcon } from '@sanity/icons/Add'
import { FolderIcon } from '@sanity/icons/Folder'
import type { ComponentType } from 'react'
import type { ObjectSchemaType } from 'sanity'
import type { DocumentListBuilder, ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { SINGLETONS } from '#schemas/shared/singletons.ts'
import { bulkTypes } from '../components/bulk-edit/bulk-documents.ts'
import { bulkEditItem } from '../components/bulk-edit/menu-items.ts'
import { hasPosition } from '../components/ordering/ordering.ts'
import { type CurrentDocuments, currentListOrEmpty } from './current-list-or-empty.ts'
import { type EmptyText, type ListContext, listOrEmpty } from './list-or-empty.ts'
import { childOrExplanation } from './missing-list.tsx'
import { NewDocument } from './new-document.tsx'
import { menuTemplate } from './templates.ts'

type Divider = ReturnType<StructureBuilder['divider']>

interface Ordering {
  field: string
  direction: 'asc' | 'desc'
}

interface SortedListOptions extends Pick<EmptyText, 'empty'> {
  title: string
  /** Default: the first ordering of the type. */
  ordering?: Ordering
}

interface FilteredListOptions extends Pick<EmptyText, 'empty' | 'hasPrivateId'> {
  id: string
  title: string
  icon: ComponentType
  type: string
  /** GROQ. */
  filter: string
  /** Default: the first ordering of the type. */
  ordering?: Ordering
  /** Whether links to documents of the type open in this list. Default: false. */
  opensIntents?: boolean
}

type ListOptions = Pick<FilteredListOptions, 'id' | 'title' | 'type' | 'ordering' | 'empty'>

interface GroupedListOptions extends ListOptions {
  /** The list of the documents of a category, drafts included, which opens beside it. */
  members: ListOptions & { icon: ComponentType; hasPlus?: boolean }
}

interface CurrentListOptions
  extends CurrentDocuments, Pick<FilteredListOptions, 'id' | 'title' | 'icon' | 'empty'> {}

const findType = (S: StructureBuilder, type: string) =>
  S.context.schema.get(type) as ObjectSchemaType | undefined

const firstOrdering = (S: StructureBuilder, type: string) => findType(S, type)?.orderings?.[0]?.by ?? []

const documentList = (
  { S }: ListContext,
  { id, title, type, filter, ordering }: Omit<FilteredListOptions, 'icon' | 'empty'>,
) =>
  S.documentList()
    .id(id)
    .title(title)
    .apiVersion(API_VERSION)
    .filter(filter)
    .schemaType(type)
    .defaultOrdering(ordering ? [ordering] : firstOrdering(S, type))

/** Creates an item that opens a list of other items. */
export function folder(
  S: StructureBuilder,
  id: string,
  title: string,
  icon: ComponentType,
  items: (ListItemBuilder | Divider)[],
) {
  return S.listItem()
    .id(id)
    .title(title)
    .icon(icon)
    .child(S.list().id(id).title(title).items(items).child(childOrExplanation(S)))
}

/** Creates an item that lists all documents of a type. */
export function sortedList(
  context: ListContext,
  type: string,
  { title, ordering, empty }: SortedListOptions,
) {
  const { S } = context
  const list = S.documentTypeList(type)
    .title(title)
    .defaultOrdering(ordering ? [ordering] : firstOrdering(S, type))
  return S.documentTypeListItem(type)
    .title(title)
    .child(listOrEmpty(context, withBulkEdit(S, type, list), { icon: findType(S, type)?.icon, empty }))
}

/** Adds “Select several” and “Change the order” to the menu of a list, as far as its type allows. */
function withBulkEdit(S: StructureBuilder, type: string, list: DocumentListBuilder) {
  if (!bulkTypes(null).includes(type)) return list
  return list.menuItems([
    ...(list.getMenuItems() ?? []),
    bulkEditItem(S, type, 'select'),
    ...(hasPosition(findType(S, type)) ? [bulkEditItem(S, type, 'order')] : []),
  ])
}

/** Creates an item that lists the documents matching a filter. The list itself has no “+”. */
export function filteredList(context: ListContext, options: FilteredListOptions) {
  const { id, title, icon, type, filter, ordering, opensIntents = false, ...text } = options
  const list = documentList(context, { id, title, type, filter, ordering })
    .initialValueTemplates([])
    .canHandleIntent((intent, { type: intended }) => opensIntents && intent === 'edit' && intended === type)
  return context.S.listItem()
    .id(id)
    .title(title)
    .icon(icon)
    .schemaType(type)
    .child(listOrEmpty(context, list, { icon, ...text }))
}

/** Creates an item that lists documents such as categories, each of which opens the list of its own items. */
export function groupedList(context: ListContext, options: GroupedListOptions) {
  const { id, title, type, ordering, members, empty } = options
  // Studio opens links to a category in a list with the filter of `documentTypeList`, here among its items.
  const list = documentList(context, { id, title, type, filter: `_type == "${type}"`, ordering }).child(
    (category) => listOfMembers(context, members, category),
  )
  return context.S.listItem()
    .id(id)
    .title(title)
    .icon(FolderIcon)
    .child(listOrEmpty(context, list, { icon: FolderIcon, empty }))
}

function listOfMembers(context: ListContext, options: GroupedListOptions['members'], category: string) {
  const { id, type, icon, hasPlus = true, empty } = options
  const filter = `_type == "${type}" && category._ref == $category`
  const list = documentList(context, { ...options, id: `${id}-${category}`, filter }).params({ category })
  return listOrEmpty(context, hasPlus ? list : list.initialValueTemplates([]), { icon, empty })
}

/** Creates an item that lists the documents that a search finds when it is opened. */
export function currentList(
  context: ListContext,
  { id, title, icon, empty, ...documents }: CurrentListOptions,
) {
  const { S } = context
  const createList = (ids: string[]) =>
    S.documentList()
      .id(id)
      .title(title)
      .apiVersion(API_VERSION)
      .filter('_id in $ids')
      .params({ ids })
      .defaultOrdering([{ field: '_updatedAt', direction: 'desc' }])
      .initialValueTemplates([])
  return S.listItem()
    .id(id)
    .title(title)
    .icon(icon)
    .child(currentListOrEmpty(context, { ...documents, createList }, { icon, empty }))
}

/**
 * Creates an item that opens a singleton, under its own title or a shorter one. Links to the document are resolved to its id among the items, so
 * the item has the same id.
 */
export function singleton(
  S: StructureBuilder,
  id: (typeof SINGLETONS)[number]['id'],
  icon: ComponentType,
  shortTitle?: string,
) {
  const { type, title } = SINGLETONS.find((known) => known.id === id) ?? SINGLETONS[0]
  const document = S.document().id(id).schemaType(type).documentId(id).title(title)
  const child = type === 'menu' ? document.initialValueTemplate(menuTemplate.id, { id }) : document
  return S.listItem()
    .id(id)
    .title(shortTitle ?? title)
    .icon(icon)
    .schemaType(type)
    .child(child)
}

/** Creates an item that opens a new document whose id has a dot, which only users with a token can read. */
export const newPrivateDocument = (S: StructureBuilder, id: string, title: string, type: string) =>
  S.listItem()
    .id(id)
    .title(title)
    .icon(AddIcon)
    .child(S.component(NewDocument).id(id).title(title).options({ type }))
