import type { StoredProduct } from '../catalog/catalog.ts'
import { isChanged, patchesOf, planChange } from '../price-change/plan.ts'
import type { PriceChange } from '../price-change/price-change.ts'

export type BulkEdit =
  /** Sets a plain value or a reference; undefined removes the field. */
  | { kind: 'set'; field: string; value: string | number | boolean | Reference | undefined }
  | { kind: 'add' | 'remove'; field: string; member: string | Reference }
  | { kind: 'price'; change: PriceChange }

/** The fields that a change sets and removes, why it is impossible, or that nothing would change. */
export type EditPlan = { set: Record<string, unknown>; unset: string[] } | { error: string } | 'unchanged'

export interface EditedDocument {
  _id: string
  _type: string
  _rev: string
  [field: string]: unknown
}

interface Reference {
  _type: 'reference'
  _key?: string
  _ref: string
  _weak?: boolean
}

/** Returns what tells a plain value or a reference from others. */
const identityOf = (value: unknown): unknown => (value as Partial<Reference> | undefined)?._ref ?? value

/** Plans the change of one document. */
export function planEdit(document: EditedDocument, edit: BulkEdit): EditPlan {
  switch (edit.kind) {
    case 'price':
      return planPrice(document, edit.change)
    case 'set':
      if (identityOf(document[edit.field]) === identityOf(edit.value)) return 'unchanged'
      return edit.value === undefined
        ? { set: {}, unset: [edit.field] }
        : { set: { [edit.field]: edit.value }, unset: [] }
    default:
      return planMember(document, edit)
  }
}

type MemberEdit = Extract<BulkEdit, { kind: 'add' | 'remove' }>

/** Plans to add a member of a list, at its end, or to remove it. */
function planMember(document: EditedDocument, { kind, field, member }: MemberEdit): EditPlan {
  const members = (document[field] ?? []) as (Reference | string)[]
  const isMember = (each: Reference | string) => identityOf(each) === identityOf(member)
  if (members.some(isMember) === (kind === 'add')) return 'unchanged'
  const added = typeof member === 'string' ? member : { ...member, _key: `bulk-${member._ref}` }
  const after = kind === 'add' ? [...members, added] : members.filter((each) => !isMember(each))
  return { set: { [field]: after }, unset: [] }
}

/** Plans new prices, in all currencies of a product, as the price change tool does. */
function planPrice(document: EditedDocument, change: PriceChange): EditPlan {
  const draft = document as unknown as StoredProduct
  const [line] = planChange([{ id: document._id, draft, variantStock: new Map() }], change)
  if (!line || line.error) return { error: line?.error ?? 'This product has no price yet.' }
  if (!isChanged(line)) return 'unchanged'
  const [patch] = patchesOf([line])
  return { set: patch?.set ?? {}, unset: [] }
}
