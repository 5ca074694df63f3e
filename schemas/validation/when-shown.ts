import type { SchemaTypeDefinition, ValidationContext } from 'sanity'

/** The part of a type, field or array member that matters for rules. */
interface Definition {
  name?: string
  type?: string
  initialValue?: unknown
  validation?: Validation
  fields?: Definition[]
  of?: Definition[]
  marks?: { annotations?: Definition[] }
}

type Validation = (rule: unknown, context?: ValidationContext) => unknown

/** Initial values of fields by name. */
type Defaults = Record<string, unknown>

/** Sanity's types with built-in rules, such as “the document must be published”. */
const TYPES_WITH_RULES = new Set([
  'reference',
  'slug',
  'url',
  'email',
  'date',
  'datetime',
  'string',
  'number',
])

/** Keys that hold metadata. */
const STRUCTURE = new Set(['_key', '_type', '_weak', 'language'])

/**
 * Returns whether a value is empty or equals its initial value.
 *
 * @param initial the initial value
 */
export function isEmptyValue(value: unknown, initial?: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true
  if (Array.isArray(value)) return value.every((item) => isEmptyValue(item))
  if (typeof value !== 'object') return value === initial
  const defaults = (initial ?? {}) as Defaults
  return Object.entries(value).every(([key, part]) => STRUCTURE.has(key) || isEmptyValue(part, defaults[key]))
}

/** Returns whether a field belongs to an empty optional object, which counts as absent. */
function isInAbsentObject({ path = [], parent }: ValidationContext, defaults: Defaults): boolean {
  const isFieldOfField = typeof path.at(-1) === 'string' && typeof path.at(-2) === 'string'
  return isFieldOfField && isEmptyValue(parent, defaults)
}

/** Disables the rules of a hidden field or absent object. Sanity passes the context to functions with two parameters only. */
const whenShown =
  (validation: Validation, defaults: Defaults): Validation =>
  (rule, context) =>
    context && (context.hidden || isInAbsentObject(context, defaults)) ? [] : validation(rule, context)

const ownRules: Validation = (rule) => rule

function wrapRules(definition: Definition, siblings: readonly Definition[]): Definition {
  const { validation, fields, of, marks } = definition
  // A named type of the model wraps its own rules; rules here would replace them.
  const rules = validation ?? (TYPES_WITH_RULES.has(definition.type ?? '') ? ownRules : undefined)
  const defaults = Object.fromEntries(
    siblings.map(({ name, initialValue }): [string, unknown] => [name ?? '', initialValue]),
  )
  const all = (members: Definition[]) => members.map((member) => wrapRules(member, members))
  return {
    ...definition,
    ...(rules && { validation: whenShown(rules, defaults) }),
    ...(fields && { fields: all(fields) }),
    ...(of && { of: of.map((member) => wrapRules(member, [])) }),
    ...(marks?.annotations && { marks: { ...marks, annotations: all(marks.annotations) } }),
  }
}

/** Returns a type that validates visible fields only: no hidden fields, and no fields of an empty optional object. */
export const validateWhenShown = <Type extends SchemaTypeDefinition>(type: Type): Type =>
  wrapRules(type as Definition, []) as Type
