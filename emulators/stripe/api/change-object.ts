import { isDeepStrictEqual } from 'node:util'
import type Stripe from 'stripe'
import { isRecord } from '../../shared/json.ts'
import type { Call, Route } from '../http/routes.ts'
import type { Kind, Objects } from '../types.ts'
import type { Account } from './account.ts'
import { findNamed } from './lists.ts'
import { readShape, type Shape } from './parameters.ts'

/** New values by field; those of `metadata` are merged. */
type Changes = Record<string, unknown> & { metadata?: Record<string, string> }

/** Changes the object that the path of a request names, and emits its event. */
export const changeNamed = <K extends Kind>(call: Call, kind: K, changes: Changes): Objects[K] =>
  changeObject(call.account, kind, findNamed(call, kind), changes)

/** The route that changes the parameters `shape` of an object; `:id` in its path names it. */
export const changeRoute = (path: string, kind: Kind, shape: Shape): Route => ({
  method: 'POST',
  path,
  handle: (call) => changeNamed(call, kind, readShape(shape, call.values)),
})

/** Stores changes of an object and emits the event `KIND.updated` with the previous values. */
export function changeObject<K extends Kind>(
  account: Account,
  kind: K,
  before: Objects[K],
  { metadata, ...changes }: Changes,
): Objects[K] {
  const known = (before as { metadata?: Stripe.Metadata | null }).metadata
  const after = {
    ...before,
    ...changes,
    ...(metadata && { metadata: mergeMetadata(known ?? null, metadata) }),
  }
  account.objects.put(kind, after)
  account.emit(`${kind}.updated`, after, previousValues(before, after))
  return after
}

/** Merges metadata; an empty value removes a key. */
export function mergeMetadata(
  before: Stripe.Metadata | null,
  changes: Record<string, string> | undefined,
): Stripe.Metadata {
  const merged = { ...before, ...changes }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
}

/** Returns the values that differ as they were before; null for new ones. */
function previousValues(before: object, after: object): Record<string, unknown> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const [old, now] = [before, after] as Record<string, unknown>[]
  const differing = [...names].filter((name) => !isDeepStrictEqual(old?.[name], now?.[name]))
  return Object.fromEntries(
    differing.map((name) => {
      const [value, other] = [old?.[name] ?? null, now?.[name]]
      return [name, isRecord(value) && isRecord(other) ? previousValues(value, other) : value]
    }),
  )
}
