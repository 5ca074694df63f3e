type Value = Record<string, unknown>

/** Returns list items of a type. */
export const items = (type: string, ...values: Value[]): Value[] =>
  values.map((value, index) => ({ _key: `${type}-${index + 1}`, _type: type, ...value }))

/** Returns empty list items of a type. */
export const emptyItems = (type: string, count: number): Value[] =>
  items(type, ...Array.from({ length: count }, () => ({})))

/** Returns a list with a document in it twice. */
export const twice = (id: string): Value[] => items('reference', { _ref: id }, { _ref: id })

/** Returns an address. */
export const slug = (current: string): Value => ({ _type: 'slug', current })

/** A draft whose values break rules that a missing value does not. */
export interface RuleDraft {
  name: string
  type: string
  fields: Value
}
