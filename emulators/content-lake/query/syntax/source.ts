/** Rewrites the text of a query so that groq-js can parse it. */
export function toParsableQuery(query: string, isDelta: boolean): string {
  const aliases = isDelta ? { ...always, ...inDeltas } : always
  const listed = query.replace(
    alternatives,
    (whole: string, literal?: string, start?: string, path?: string) =>
      literal === undefined ? toList(whole, start ?? '', path ?? '') : whole,
  )
  const text = listed.replace(parts, (_part, literal?: string, called?: string, opening?: string) => {
    if (literal !== undefined) return literal.startsWith('/') ? literal : withCodePoints(literal)
    const name = (called ?? '').replace(/\s|^global::/g, '')
    if (carried.has(name)) return `${carrier}${opening ?? ''}"${carriedMark}${name}", `
    return `${aliases[name] ?? called ?? ''}${opening ?? ''}`
  })
  return endsInComment(query) ? `${text}\n` : text
}

/** Matches strings and comments as wholes, and the names of calls. */
const parts =
  /("(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\/\/[^\n]*)|(?<![\w$.:])((?:[a-zA-Z_]\w*\s*::\s*)?[a-zA-Z_]\w*)(\s*\()/g

const quoted = String.raw`"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'`
const alternativesMin = 20

/** Matches strings and comments as wholes, and brackets with many alternatives: `[_id == "a" || _id == "b" || …]`. */
const alternatives = new RegExp(
  String.raw`(${quoted}|\/\/[^\n]*)|([[(]\s*)([A-Za-z_][\w.]*)\s*==\s*(?:${quoted})` +
    String.raw`(?:\s*\|\|\s*\3\s*==\s*(?:${quoted})){${alternativesMin},}(?=\s*[\])])`,
  'g',
)

/**
 * Writes alternatives as a list, which has the same result: groq-js parses thousands of operators in minutes. The text
 * keeps its length, so that errors have the right position.
 */
function toList(whole: string, start: string, path: string): string {
  const values = whole.slice(start.length + path.length).match(new RegExp(quoted, 'g')) ?? []
  return `${start}${path} in [${values.join(',')}]`.padEnd(whole.length)
}

/** groq-js recognizes a comment only when its line ends. */
function endsInComment(query: string): boolean {
  return [...query.matchAll(parts)].at(-1)?.[1]?.startsWith('/') === true && !/\n\s*$/.test(query)
}

type Aliases = Partial<Record<string, string>>

/** The lake has no variants, so no document is part of one, as for an unknown release. */
const always: Aliases = { 'sanity::partOfVariant': 'sanity::partOfRelease' }
const inDeltas: Aliases = { operation: 'delta::operation' }

/** Names that groq-js's parser rejects; a function with any number of arguments carries such calls. */
const carried = new Set(['geo', 'pt'])
const carrier = 'geo::latLng'
const carriedMark = 'function '

/** Returns the function that a call of the carrier stands for. */
export function carriedName(namespace: string, name: string, first: unknown): string | undefined {
  if (`${namespace}::${name}` !== carrier || typeof first !== 'string') return undefined
  const plain = first.slice(carriedMark.length)
  return first.startsWith(carriedMark) && carried.has(plain) ? plain : undefined
}

/** Writes `\u{1F600}` as its two code units, because groq-js keeps only the last sixteen bits. */
function withCodePoints(literal: string): string {
  return literal.replace(/\\(?:u\{([0-9a-fA-F]+)\}|[^])/g, (escape: string, digits?: string) => {
    const code = digits === undefined ? 0 : Number.parseInt(digits, 16)
    if (code <= 0xffff) return escape
    if (code > 0x10ffff) throw new Error(`invalid code point: ${escape}`)
    const units = String.fromCodePoint(code)
    return [0, 1].map((index) => `\\u${units.charCodeAt(index).toString(16)}`).join('')
  })
}
