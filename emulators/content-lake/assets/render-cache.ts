/** Stores rendered images on disk and evicts the least recently used ones when they exceed its capacity. */

import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export class RenderCache {
  readonly folder: string
  readonly capacity: number
  /** Sizes in bytes by key, least recently used first. */
  #entries: Promise<Map<string, number>> | undefined
  #total = 0

  constructor(folder: string, capacity: number) {
    this.folder = folder
    this.capacity = capacity
  }

  /** Returns the image of a key of hex digits, or undefined. */
  async get(key: string): Promise<Buffer | undefined> {
    const entries = await this.#load()
    const size = entries.get(key)
    if (size === undefined) return undefined
    const bytes = await readFile(this.#path(key)).catch(() => undefined)
    entries.delete(key)
    if (!bytes) {
      this.#total -= size
      return undefined
    }
    entries.set(key, size)
    // The file time keeps the order over a restart.
    await utimes(this.#path(key), new Date(), new Date()).catch(() => undefined)
    return bytes
  }

  /**
   * Stores an image after making space for it. An image larger than the capacity or the free disk space is not stored.
   */
  async set(key: string, bytes: Buffer): Promise<void> {
    const entries = await this.#load()
    if (bytes.length > this.capacity || entries.has(key)) return
    entries.set(key, bytes.length)
    this.#total += bytes.length
    for (const [oldest, size] of entries) {
      if (this.#total <= this.capacity) break
      entries.delete(oldest)
      this.#total -= size
      await rm(this.#path(oldest), { force: true }).catch(() => undefined)
    }
    const temporary = join(this.folder, `.${randomUUID()}`)
    try {
      await writeFile(temporary, bytes)
      await rename(temporary, this.#path(key))
    } catch {
      entries.delete(key)
      this.#total -= bytes.length
      await rm(temporary, { force: true }).catch(() => undefined)
    }
  }

  #path(key: string): string {
    return join(this.folder, key)
  }

  /** Reads the folder once, even for simultaneous first requests. */
  #load(): Promise<Map<string, number>> {
    this.#entries ??= this.#read()
    return this.#entries
  }

  async #read(): Promise<Map<string, number>> {
    // Without a folder nothing is cached, and images are rendered each time.
    await mkdir(this.folder, { recursive: true }).catch(() => undefined)
    const names = await readdir(this.folder).catch(() => [])
    const isTorn = (name: string) => name.startsWith('.')
    await Promise.allSettled(names.filter(isTorn).map((name) => rm(this.#path(name), { force: true })))
    const kept = names.filter((name) => !isTorn(name))
    const files = await Promise.all(
      kept.map(async (name) => ({ name, ...(await fileAge(this.#path(name))) })),
    )
    files.sort((one, other) => one.usedAt - other.usedAt)
    this.#total = files.reduce((sum, { size }) => sum + size, 0)
    return new Map(files.map(({ name, size }) => [name, size]))
  }
}

async function fileAge(path: string): Promise<{ size: number; usedAt: number }> {
  const { size, mtimeMs } = await stat(path)
  return { size, usedAt: mtimeMs }
}
