/** The text of a query as groq-js can read it. */
export function readable(query: string, isDelta: boolean): string {
  const aliases = isDelta ? { ...always, ...inDeltas } : always
  const text = query.replace(parts, (_part, literal?: string, called?: string, opening?: string) => {
    if (literal !== undefined) return literal.startsWith('/') ? literal : withCodePoints(literal)
    const name = (called ?? '').replace(/\s|^global::/g, '')
    if (carried.has(name)) return `${carrier}${opening ?? ''}"${carriedMark}${name}", `
    return `${aliases[name] ?? called ?? ''}${opening ?? ''}`
  })
  return endsInComment(query) ? `${text}\n` : text
}

/** Strings and comments as wholes, and the names of what is called. */
const parts =
  /("(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\/\/[^\n]*)|(?<![\w$.:])((?:[a-zA-Z_]\w*\s*::\s*)?[a-zA-Z_]\w*)(\s*\()/g

/** groq-js takes a comment for one only when its line has an end. */
function endsInComment(query: string): boolean {
  return [...query.matchAll(parts)].at(-1)?.[1]?.startsWith('/') === true && !/\n\s*$/.test(query)
}

type Aliases = Partial<Record<string, string>>

/** The lake has no variants, so nothing is part of one, as nothing is part of an unknown release. */
const always: Aliases = { 'sanity::partOfVariant': 'sanity::partOfRelease' }
const inDeltas: Aliases = { operation: 'delta::operation' }

/** Names that groq-js's parser refuses: such calls are carried by one that takes any number of arguments. */
const carried = new Set(['geo', 'pt'])
const carrier = 'geo::latLng'
const carriedMark = 'function '

/** The function that a call of the carrier stands for. */
export function carriedName(namespace: string, name: string, first: unknown): string | undefined {
  if (`${namespace}::${name}` !== carrier || typeof first !== 'string') return undefined
  const plain = first.slice(carriedMark.length)
  return first.startsWith(carriedMark) && carried.has(plain) ? plain : undefined
}

/** `\u{1F600}` as the two units that it is: groq-js keeps its last sixteen bits. */
function withCodePoints(literal: string): string {
  return literal.replace(/\\(?:u\{([0-9a-fA-F]+)\}|[^])/g, (escape: string, digits?: string) => {
    const code = digits === undefined ? 0 : Number.parseInt(digits, 16)
    if (code <= 0xffff) return escape
    if (code > 0x10ffff) throw new Error(`invalid code point: ${escape}`)
    const units = String.fromCodePoint(code)
    return [0, 1].map((index) => `\\u${units.charCodeAt(index).toString(16)}`).join('')
  })
}
