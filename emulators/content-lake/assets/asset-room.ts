/** What the routes of one open lake share: the folder of originals, the render cache and their gates. */

import { join } from 'node:path'

import type { Lake } from '../types.ts'
import { createKeyedLock, createLimit } from './limit.ts'
import { Originals } from './originals.ts'
import { RenderCache } from './render-cache.ts'

const CACHE_BYTES = 512 * 1024 * 1024
/** Images rendered or measured at once: both cores, no more. */
const CONCURRENT_RENDERS = 2

export interface AssetRoom {
  originals: Originals
  renders: RenderCache
  /** Renders under way by cache key: a picture asked for twice at once is rendered once. */
  rendering: Map<string, Promise<Buffer>>
  limit: ReturnType<typeof createLimit>
  /** One upload or removal at a time for each SHA-1, so that neither undoes the other. */
  lock: ReturnType<typeof createKeyedLock>
}

const rooms = new WeakMap<Lake, AssetRoom>()

/** The room of that lake, made on first use. */
export function assetRoom(lake: Lake): AssetRoom {
  const known = rooms.get(lake)
  if (known) return known
  const room: AssetRoom = {
    originals: new Originals(lake.dataDirectory),
    renders: new RenderCache(join(lake.dataDirectory, 'assets', 'renders'), CACHE_BYTES),
    rendering: new Map(),
    limit: createLimit(CONCURRENT_RENDERS),
    lock: createKeyedLock(),
  }
  rooms.set(lake, room)
  return room
}
