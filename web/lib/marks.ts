/** Drafts carry the field of a text behind the text, in characters that cannot be seen (`@vercel/stega`). */
const MARK = /[\u200B\u200C\u200D\uFEFF]{4,}/g

/** A copy of plain data without the marks of drafts; anything else in it (elements, functions, promises) as it is. */
export function withoutMarks<Value>(value: Value): Value
export function withoutMarks(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(MARK, '')
  if (Array.isArray(value)) return value.map((item: unknown) => withoutMarks(item))
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return value
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutMarks(part)]))
}
