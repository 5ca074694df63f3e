/** The asset storage of a lake: originals, render cache and concurrency limits, shared by its routes. */

import { join } from 'node:path'
import type { Lake } from '../types.ts'
import { createKeyedLock, createLimit } from './concurrency.ts'
import { Originals } from './originals.ts'
import { RenderCache } from './render-cache.ts'

const CACHE_BYTES = 512 * 1024 * 1024
/** Images that are rendered or measured at a time: one per core. */
const CONCURRENT_RENDERS = 2

interface AssetStorage {
  originals: Originals
  renders: RenderCache
  /** Running renders by cache key, so that simultaneous requests for an image render it once. */
  rendering: Map<string, Promise<Buffer>>
  limit: ReturnType<typeof createLimit>
  /** Serializes uploads and deletions per SHA-1, so that they do not undo each other. */
  lock: ReturnType<typeof createKeyedLock>
}

const storages = new WeakMap<Lake, AssetStorage>()

/** Returns the asset storage of a lake, created on first use. */
export function getAssetStorage(lake: Lake): AssetStorage {
  const known = storages.get(lake)
  if (known) return known
  const storage: AssetStorage = {
    originals: new Originals(lake.dataDirectory),
    renders: new RenderCache(join(lake.dataDirectory, 'assets', 'renders'), CACHE_BYTES),
    rendering: new Map(),
    limit: createLimit(CONCURRENT_RENDERS),
    lock: createKeyedLock(),
  }
  storages.set(lake, storage)
  return storage
}
