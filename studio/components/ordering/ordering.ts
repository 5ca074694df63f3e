import { getPublishedId, isDraftId, type ObjectSchemaType } from 'sanity'
import { POSITION_STEP } from '#schemas/fields/position.ts'
import type { Localized } from '#schemas/validation/localized.ts'

/** A stored version of a document with a position. */
export interface OrderedRow {
  _id: string
  order: number | null
  /** The document under whose title it is listed. */
  group: { _id: string; title: Localized | null; order: number | null } | null
}

/** A document with its position and its stored versions. */
export interface OrderedItem {
  /** The published id. */
  id: string
  order: number | null
  versions: string[]
}

/** Documents that follow each other on the site. */
export interface OrderedGroup {
  key: string
  title: Localized | null
  order: number | null
  items: OrderedItem[]
}

export interface PositionChange {
  id: string
  order: number
}

/** The versions of the documents of `$type`, without those of releases. Perspective: raw. */
export const ORDER_QUERY = `*[_type == $type && !(_id in path("versions.**"))] {
  _id, order,
  "group": select(
    _type in ["faq", "integration"] => category,
    _type == "teamMember" => department,
    _type == "helpArticle" => topic
  )-> { _id, title, order }
}`

const place = ({ order }: { order: number | null }) => order ?? Number.MAX_SAFE_INTEGER

/** Groups documents as the site does, in its order. The position of the published version counts. */
export function groupDocuments(rows: readonly OrderedRow[]): OrderedGroup[] {
  const items = new Map<string, { row: OrderedRow; versions: string[] }>()
  for (const row of rows) {
    const id = getPublishedId(row._id)
    const known = items.get(id)
    const shown = known && isDraftId(row._id) ? known.row : row
    items.set(id, { row: shown, versions: [...(known?.versions ?? []), row._id] })
  }
  const groups = new Map<string, OrderedGroup>()
  for (const [id, { row, versions }] of items) {
    const { _id: key = '', title = null, order = null } = row.group ?? {}
    const group = groups.get(key) ?? { key, title, order, items: [] }
    group.items.push({ id, order: row.order, versions })
    groups.set(key, group)
  }
  for (const { items } of groups.values())
    items.sort((one, other) => place(one) - place(other) || (one.id < other.id ? -1 : 1))
  return [...groups.values()].sort(
    (one, other) => place(one) - place(other) || (one.key < other.key ? -1 : 1),
  )
}

/** Returns the items with one moved to another index. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = [...items]
  moved.splice(to, 0, ...moved.splice(from, 1))
  return moved
}

/** Plans a move: one new position if there is room between the neighbors, else new ones for all. */
export function planMove(items: readonly OrderedItem[], from: number, to: number): PositionChange[] {
  const moved = moveItem(items, from, to)
  const item = moved[to]
  if (from === to || !item) return []
  const order = positionBetween(moved[to - 1], moved[to + 1])
  if (isIncreasing(items) && order !== null) return [{ id: item.id, order }]
  return moved.flatMap(({ id, order: stored }, index) => {
    const next = (index + 1) * POSITION_STEP
    return next === stored ? [] : [{ id, order: next }]
  })
}

/** Returns a whole number between two positions, or null if there is none. */
function positionBetween(before: OrderedItem | undefined, after: OrderedItem | undefined): number | null {
  const low = before ? place(before) : -1
  if (!after) return low + POSITION_STEP
  const middle = Math.floor((low + place(after)) / 2)
  return middle > low && middle < place(after) ? middle : null
}

const isIncreasing = (items: readonly OrderedItem[]): boolean =>
  items.every(
    (item, index) => item.order !== null && (index === 0 || place(items[index - 1] ?? item) < item.order),
  )

/** Returns whether the documents of a type have a position on the site. */
export const hasPosition = (type: ObjectSchemaType | undefined): boolean =>
  type?.fields.some(({ name, type: field }) => name === 'order' && field.jsonType === 'number') ?? false
