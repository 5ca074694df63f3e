/** Stores rendered images on disk and evicts the least recently used ones when they exceed its capacity. */

import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

export class RenderCache {
  readonly #folder: string
  /** Sizes in bytes by key. */
  readonly #sizes: LRUCache<string, number>
  #loaded: Promise<void> | undefined

  constructor(folder: string, capacity: number) {
    this.#folder = folder
    this.#sizes = new LRUCache({
      maxSize: capacity,
      sizeCalculation: (size) => size,
      dispose: (_size, key, reason) => {
        if (reason === 'evict') void this.#remove(key)
      },
    })
  }

  /** Returns the image of a key of hex digits, or undefined. */
  async get(key: string): Promise<Buffer | undefined> {
    await this.#load()
    if (!this.#sizes.get(key)) return undefined
    const bytes = await readFile(this.#path(key)).catch(() => undefined)
    if (!bytes) this.#sizes.delete(key)
    // The file time keeps the order over a restart.
    else await utimes(this.#path(key), new Date(), new Date()).catch(() => undefined)
    return bytes
  }

  /** Stores an image, unless it is larger than the capacity or the free disk space. */
  async set(key: string, bytes: Buffer): Promise<void> {
    await this.#load()
    if (bytes.length > this.#sizes.maxSize || this.#sizes.has(key)) return
    const temporary = `.${randomUUID()}`
    try {
      await writeFile(this.#path(temporary), bytes)
      await rename(this.#path(temporary), this.#path(key))
      this.#sizes.set(key, bytes.length)
    } catch {
      await this.#remove(temporary)
    }
  }

  #path(name: string): string {
    return join(this.#folder, name)
  }

  async #remove(name: string): Promise<void> {
    await rm(this.#path(name), { force: true }).catch(() => undefined)
  }

  /** Returns the file in a list, which is empty when a process that is ending evicts it meanwhile. */
  #file(name: string): Promise<{ name: string; mtimeMs: number; size: number }[]> {
    return stat(this.#path(name)).then(
      ({ mtimeMs, size }) => [{ name, mtimeMs, size }],
      () => [],
    )
  }

  /** Reads the folder once, even for simultaneous first requests. */
  #load(): Promise<void> {
    this.#loaded ??= this.#read()
    return this.#loaded
  }

  async #read(): Promise<void> {
    // Without a folder nothing is cached, and images are rendered each time.
    await mkdir(this.#folder, { recursive: true }).catch(() => undefined)
    const names = await readdir(this.#folder).catch(() => [])
    const isTorn = (name: string) => name.startsWith('.')
    await Promise.all(names.filter(isTorn).map((name) => this.#remove(name)))
    const files = (
      await Promise.all(names.filter((name) => !isTorn(name)).map((name) => this.#file(name)))
    ).flat()
    files.sort((one, other) => one.mtimeMs - other.mtimeMs)
    for (const { name, size } of files) if (size > 0) this.#sizes.set(name, size)
  }
}
