/** In drafts, stega after a text encodes its document and field in invisible characters. */
const STEGA = /[\u200B\u200C\u200D\uFEFF]{4,}/g

/**
 * Returns a copy of plain data without stega. Unlike Sanity's function of this name, which serializes to JSON, it keeps elements,
 * functions and promises, and it loads no client.
 */
export function stegaClean<Value>(value: Value): Value
export function stegaClean(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(STEGA, '')
  if (Array.isArray(value)) return value.map((item: unknown) => stegaClean(item))
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return value
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, stegaClean(part)]))
}

const DIGITS: Record<string, number> = { '\u200B': 0, '\u200C': 1, '\u200D': 2, '\uFEFF': 3 }

/** Returns the JSON that the stega of a text encodes; undefined without stega. */
export function stegaDecode(text: string): string | undefined {
  const [mark] = text.match(STEGA) ?? []
  // Four base-4 digits encode a byte. The first four are only a prefix.
  const digits = Array.from(mark ?? '', (character) => DIGITS[character] ?? 0).slice(4)
  if (digits.length === 0) return undefined
  const bytes = Uint8Array.from({ length: digits.length / 4 }, (_, index) =>
    digits.slice(4 * index, 4 * index + 4).reduce((byte, digit) => 4 * byte + digit, 0),
  )
  return new TextDecoder().decode(bytes)
}
