import { parsePercent } from '../price-change/price-change.ts'
import { NOT_A_QUANTITY, parseQuantity } from '../stock/stock.ts'
import type { EditableField } from './editable-fields.ts'
import type { BulkEdit } from './edits.ts'
import type { BulkAction } from './use-bulk-actions.ts'

/** Changes of products beside those of fields. */
export const PRODUCT_CHANGES = [
  { name: 'price', title: 'Price, by percent' },
  { name: 'stock', title: 'Stock count' },
] as const

/** Nothing is chosen yet. */
export const UNCHOSEN = ''

/** The choice that removes what a field holds. */
export const NO_VALUE = 'no-value'

/** What was chosen in the form. */
export interface ValueFields {
  /** Name of a field, or of a change of products. */
  change: string
  /** As typed or chosen. */
  value: string
  /** For lists. */
  mode: 'add' | 'remove'
}

type ParsedAction = BulkAction | { error: string | null }

/** Turns the form into an action, or an error; the error of an empty form is null. */
export function parseAction({ change, value, mode }: ValueFields, field?: EditableField): ParsedAction {
  if (!field) return parseProductChange(change, value)
  const { name, kind } = field
  if (value === UNCHOSEN) return { error: null }
  const reference = { _type: 'reference', _ref: value, ...(field.isWeak && { _weak: true }) } as const
  if (kind === 'references') return { kind: 'edit', edit: { kind: mode, field: name, member: reference } }
  if (kind === 'choices') return { kind: 'edit', edit: { kind: mode, field: name, member: value } }
  const set = (chosen: Extract<BulkEdit, { kind: 'set' }>['value']): ParsedAction => ({
    kind: 'edit',
    edit: { kind: 'set', field: name, value: chosen },
  })
  if (value === NO_VALUE) return set(undefined)
  if (kind === 'reference') return set(reference)
  return set(field.options.find((option) => String(option.value) === value)?.value)
}

function parseProductChange(change: string, value: string): ParsedAction {
  if (value.trim() === '') return { error: null }
  if (change === 'stock') {
    const available = parseQuantity(value)
    return available === null ? { error: NOT_A_QUANTITY } : { kind: 'stock', available }
  }
  const percent = parsePercent(value)
  if ('error' in percent) return percent
  const priceChange = { by: 'percent', rounding: 'none', ...percent } as const
  return { kind: 'edit', edit: { kind: 'price', change: priceChange } }
}
