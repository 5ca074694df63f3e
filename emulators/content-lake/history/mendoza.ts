import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../../shared/json.ts'

/**
 * Computes Mendoza patches, Sanity's compact format for changes in listeners and history; npm's `mendoza` only applies
 * them. Format and opcodes: https://github.com/sanity-io/mendoza. Object keys are addressed by their index in the sorted
 * keys, strings by UTF-8 byte offsets.
 */

const VALUE = 0
const PUSH_FIELD_COPY = 10
const PUSH_FIELD_BLANK = 11
const PUSH_ELEMENT_COPY = 12
const PUSH_ELEMENT_BLANK = 13
const RETURN_INTO_OBJECT_SAME_KEY_POP = 15
const RETURN_INTO_ARRAY_POP = 16
const OBJECT_SET_FIELD_VALUE = 17
const OBJECT_DELETE_FIELD = 19
const ARRAY_APPEND_VALUE = 20
const ARRAY_APPEND_SLICE = 21
const STRING_APPEND_STRING = 22
const STRING_APPEND_SLICE = 23

type Patch = unknown[]
type Fields = Record<string, unknown>

/** Returns the patch that turns `left` into `right` (JSON values); empty when they are equal. */
export function createPatch(left: unknown, right: unknown): Patch {
  if (isRecord(left) && isRecord(right)) return diffObject(left, right)
  return isDeepStrictEqual(left, right) ? [] : [VALUE, right]
}

function diffObject(left: Fields, right: Fields): Patch {
  let patch: Patch = []
  const keys = Object.keys(left).sort()
  for (const [index, key] of keys.entries()) {
    if (!Object.hasOwn(right, key)) patch.push(OBJECT_DELETE_FIELD, index)
  }
  for (const [key, value] of Object.entries(right)) {
    if (Object.hasOwn(left, key) && isDeepStrictEqual(left[key], value)) continue
    const nested = Object.hasOwn(left, key) ? diffInside(left[key], value) : undefined
    if (!nested) patch.push(OBJECT_SET_FIELD_VALUE, value, key)
    else {
      const push = nested.fromCopy ? PUSH_FIELD_COPY : PUSH_FIELD_BLANK
      patch = patch.concat(push, keys.indexOf(key), nested.patch, RETURN_INTO_OBJECT_SAME_KEY_POP)
    }
  }
  return patch
}

/** Returns how to change `left` into `right` in place, or undefined when sending `right` is shorter or the only way. */
function diffInside(left: unknown, right: unknown): { patch: Patch; fromCopy: boolean } | undefined {
  if (isRecord(left) && isRecord(right)) return { patch: diffObject(left, right), fromCopy: true }
  if (Array.isArray(left) && Array.isArray(right) && right.length > 0) {
    return { patch: diffArray(left, right), fromCopy: false }
  }
  if (typeof left === 'string' && typeof right === 'string') {
    const patch = diffString(left, right)
    return patch && { patch, fromCopy: false }
  }
  return undefined
}

/** Builds `right`: runs found in `left` as slices, changed elements (same `_key` or index) as nested patches. */
function diffArray(left: unknown[], right: unknown[]): Patch {
  let patch: Patch = []
  const places = new Map<string, number>()
  const keyed = new Map<unknown, number>()
  for (const [index, element] of left.entries()) {
    places.set(JSON.stringify(element), index)
    if (isRecord(element) && typeof element['_key'] === 'string') keyed.set(element['_key'], index)
  }
  for (let index = 0; index < right.length;) {
    const element = right[index]
    const start = isDeepStrictEqual(left[index], element) ? index : places.get(JSON.stringify(element))
    if (start !== undefined && index < right.length) {
      let length = 1
      while (
        index + length < right.length &&
        start + length < left.length &&
        isDeepStrictEqual(left[start + length], right[index + length])
      ) {
        length++
      }
      patch.push(ARRAY_APPEND_SLICE, start, start + length)
      index += length
      continue
    }
    const from = isRecord(element) && '_key' in element ? keyed.get(element['_key']) : index
    const nested = from === undefined ? undefined : diffInside(left[from], element)
    if (!nested) patch.push(ARRAY_APPEND_VALUE, element)
    else {
      const push = nested.fromCopy ? PUSH_ELEMENT_COPY : PUSH_ELEMENT_BLANK
      patch = patch.concat(push, from, nested.patch, RETURN_INTO_ARRAY_POP)
    }
    index++
  }
  return patch
}

/**
 * Keeps the common head and tail. Slices in the middle are avoided: the published decoder miscounts the end of a slice
 * that begins after a non-ASCII character, unless it is the end of the string.
 */
function diffString(left: string, right: string): Patch | undefined {
  if (right === '' || !left.isWellFormed() || !right.isWellFormed()) return undefined
  const shortest = Math.min(left.length, right.length)
  let head = 0
  while (head < shortest && left.charCodeAt(head) === right.charCodeAt(head)) head++
  if (head > 0 && isHighSurrogate(left.charCodeAt(head - 1))) head--
  let tail = 0
  while (
    tail < shortest - head &&
    left.charCodeAt(left.length - 1 - tail) === right.charCodeAt(right.length - 1 - tail)
  ) {
    tail++
  }
  if (tail > 0 && isLowSurrogate(left.charCodeAt(left.length - tail))) tail--
  if (head + tail === 0) return undefined
  const patch: Patch = []
  if (head > 0) patch.push(STRING_APPEND_SLICE, 0, Buffer.byteLength(left.slice(0, head)))
  const middle = right.slice(head, right.length - tail)
  if (middle) patch.push(STRING_APPEND_STRING, middle)
  if (tail > 0) {
    const size = Buffer.byteLength(left)
    patch.push(STRING_APPEND_SLICE, size - Buffer.byteLength(left.slice(left.length - tail)), size)
  }
  return JSON.stringify(patch).length < JSON.stringify(right).length ? patch : undefined
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff
}
