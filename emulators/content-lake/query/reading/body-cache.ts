import type { LakeDocument } from '../../types.ts'

interface CachedBody {
  /** Sequence of the commit that wrote this body; id and sequence identify it. */
  written: number
  /** Dataset sequence at which the body was last known to be current. */
  checked: number
  size: number
  document: LakeDocument
}

/** An LRU cache of parsed bodies, limited by the characters of their JSON. */
export class BodyCache {
  readonly #bodies = new Map<string, CachedBody>()
  readonly #limit: number
  #size = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: string): CachedBody | undefined {
    const body = this.#bodies.get(key)
    if (body) {
      this.#bodies.delete(key)
      this.#bodies.set(key, body)
    }
    return body
  }

  set(key: string, body: CachedBody): void {
    this.delete(key)
    this.#bodies.set(key, body)
    this.#size += body.size
    for (const [oldest] of this.#bodies) {
      if (this.#size <= this.#limit) return
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    this.#size -= this.#bodies.get(key)?.size ?? 0
    this.#bodies.delete(key)
  }
}
