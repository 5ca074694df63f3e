import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { LRUCache } from 'lru-cache'

/** Stores values by key in memory, and optionally on disk. */
export interface PageStore<Value extends object> {
  get(key: string): Promise<Value | undefined>
  set(key: string, value: Value, options: { bytes: number; onDisk: boolean }): Promise<void>
}

/** The memory that pages may take, in bytes; what does not fit is read from disk again. */
const MEMORY_BYTES_MAX = 128 * 1024 * 1024

/**
 * Opens a store.
 *
 * @param folder where files go; created when first needed. A disk that cannot be written is reported once, and memory alone is used.
 */
export function openPageStore<Value extends object>(
  folder: string,
  memoryBytesMax = MEMORY_BYTES_MAX,
): PageStore<Value> {
  const memory = new LRUCache<string, Value>({ maxSize: memoryBytesMax })
  const fileOf = (key: string) => join(folder, createHash('sha256').update(key).digest('hex'))
  let isWritable = true

  async function write(key: string, value: Value): Promise<void> {
    // Written aside and renamed, so that no request reads half a page.
    const draft = join(folder, `${randomUUID()}.draft`)
    try {
      await mkdir(folder, { recursive: true })
      await writeFile(draft, serialize([key, value]))
      await rename(draft, fileOf(key))
    } catch (error) {
      isWritable = false
      console.error('The page cache cannot write to its folder and keeps pages in memory only.', error)
    }
  }

  return {
    async get(key) {
      const known = memory.get(key)
      if (known) return known
      try {
        const [storedKey, value] = deserialize(await readFile(fileOf(key))) as [string, Value]
        return storedKey === key ? value : undefined
      } catch {
        // Not stored, or written by another version of Node.
        return undefined
      }
    },
    async set(key, value, { bytes, onDisk }) {
      memory.set(key, value, { size: Math.max(1, bytes) })
      if (onDisk && isWritable) await write(key, value)
    },
  }
}
