import { evaluationError } from './failures.ts'

/** Characters of JSON in the largest result that is answered. */
const resultLengthMax = 64_000_000
/** Characters that one piece holds, about. */
const pieceLength = 262_144

/** JSON as UTF-8, in order. Pieces are handed from thread to thread without being copied. */
export type JsonPieces = Uint8Array<ArrayBuffer>[]

/**
 * Writes a result as JSON. An array is written element by element, so that its elements may be made, or read, while they are written.
 * Dates and paths become strings here, as in every response. Throws `ApiError` 400 for a result that is too large.
 */
export function writeJson(result: unknown, query: string): JsonPieces {
  const pieces: JsonPieces = []
  const encoder = new TextEncoder()
  let length = 0
  let text = ''
  const flush = () => {
    pieces.push(encoder.encode(text))
    text = ''
  }
  const add = (more: string) => {
    length += more.length
    if (length > resultLengthMax) throw tooLarge(query)
    text += more
    if (text.length >= pieceLength) flush()
  }
  if (!isSequence(result)) add(stringify(result, query))
  else {
    let separator = '['
    for (const element of result) {
      add(separator + stringify(element, query))
      separator = ','
    }
    add(separator === '[' ? '[]' : ']')
  }
  flush()
  return pieces
}

/** Elements of an array that are made one by one. */
export class Elements implements Iterable<unknown> {
  readonly #iterate: () => Iterator<unknown>

  constructor(iterate: () => Iterator<unknown>) {
    this.#iterate = iterate
  }

  [Symbol.iterator](): Iterator<unknown> {
    return this.#iterate()
  }
}

const isSequence = (result: unknown): result is Iterable<unknown> =>
  Array.isArray(result) || result instanceof Elements

function stringify(value: unknown, query: string): string {
  try {
    return JSON.stringify(value ?? null) ?? 'null'
  } catch {
    throw tooLarge(query)
  }
}

/** The value that pieces of JSON stand for. */
export function parseJson(pieces: JsonPieces): unknown {
  return JSON.parse(Buffer.concat(pieces).toString('utf8')) as unknown
}

function tooLarge(query: string) {
  return evaluationError(`result is larger than ${resultLengthMax} characters; ask for less`, query)
}
