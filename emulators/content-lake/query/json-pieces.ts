import { evaluationError } from '../errors.ts'

/** Characters of JSON in the largest allowed result. */
const resultLengthMax = 64_000_000
/** Approximate characters of one piece. */
const pieceLength = 262_144

/** JSON as UTF-8, in order. Pieces are transferred between threads without copying. */
export type JsonPieces = Uint8Array<ArrayBuffer>[]

/**
 * Writes a result as JSON. Arrays are written element by element, so that elements can be computed on demand. Dates and
 * paths become strings, as in every response. Throws an `ApiError` 400 for a too large result.
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

/** A value that is JSON already. */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Array elements that are computed one by one. */
export class Elements implements Iterable<unknown> {
  readonly #iterate: () => Iterator<unknown>

  constructor(iterate: () => Iterator<unknown>) {
    this.#iterate = iterate
  }

  [Symbol.iterator](): Iterator<unknown> {
    return this.#iterate()
  }
}

/** Returns whether a result is an array, also of elements computed on demand. */
export const isSequence = (result: unknown): result is Iterable<unknown> =>
  Array.isArray(result) || result instanceof Elements

function stringify(value: unknown, query: string): string {
  if (value instanceof JsonText) return value.text
  try {
    return JSON.stringify(value ?? null) ?? 'null'
  } catch {
    throw tooLarge(query)
  }
}

/** Parses the value of JSON pieces. */
export function parseJson(pieces: JsonPieces): unknown {
  return JSON.parse(Buffer.concat(pieces).toString('utf8')) as unknown
}

function tooLarge(query: string) {
  return evaluationError(`result is larger than ${resultLengthMax} characters; ask for less`, query)
}
