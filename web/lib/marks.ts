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

const DIGITS: Record<string, number> = { '\u200B': 0, '\u200C': 1, '\u200D': 2, '\uFEFF': 3 }

/** What a marked text says of the field it comes from, as JSON; undefined where it is not marked. */
export function markOf(text: string): string | undefined {
  const [mark] = text.match(MARK) ?? []
  // Four digits of base four make a byte; the first four only say that bytes follow.
  const digits = Array.from(mark ?? '', (character) => DIGITS[character] ?? 0).slice(4)
  if (digits.length === 0) return undefined
  const bytes = Uint8Array.from({ length: digits.length / 4 }, (_, index) =>
    digits.slice(4 * index, 4 * index + 4).reduce((byte, digit) => 4 * byte + digit, 0),
  )
  return new TextDecoder().decode(bytes)
}
