import type { SchemaType } from 'sanity'
import { isLocalizedType } from './localized-value.ts'

/** Returns whether a type has localized fields, also in its lists and objects. References are documents of their own. */
export function hasLocalizedFields(type: SchemaType | undefined, seen = new Set<SchemaType>()): boolean {
  if (!type || seen.has(type)) return false
  seen.add(type)
  if (isLocalizedType(type.name)) return true
  if (type.jsonType === 'array') return type.of.some((member) => hasLocalizedFields(member, seen))
  return type.jsonType === 'object' && type.fields.some((field) => hasLocalizedFields(field.type, seen))
}
