/** Estimated bytes of all texts that are kept for a table: a row of 200 characters for each of 100,000 documents. */
const weightMax = 24_000_000

/** Estimated bytes of an entry besides its text. */
const entryWeight = 40

/** The JSON that a projection made of the documents of a table, by row. */
export interface ProjectedRows {
  get: (row: number) => string | undefined
  /** Keeps the text if there is room. */
  set: (row: number, text: string) => void
}

/**
 * Keeps the results of projections by row. The result of a projection that uses nothing but its document stays valid until this
 * document changes, so a query over many documents evaluates only those that changed.
 */
export class ProjectionCache {
  readonly #projections = new Map<string, Map<number, string>>()
  #weight = 0

  get weight(): number {
    return this.#weight
  }

  /** Returns the rows of a projection; equal projections have the same key. The least recently used others make room. */
  rows(key: string): ProjectedRows {
    const texts = this.#projections.get(key) ?? new Map<number, string>()
    this.#projections.delete(key)
    this.#projections.set(key, texts)
    return {
      get: (row) => texts.get(row),
      set: (row, text) => {
        const weight = weightOf(text)
        for (const other of this.#projections.keys()) {
          if (other === key || this.#weight + weight <= weightMax) break
          this.#drop(other)
        }
        if (this.#weight + weight > weightMax) return
        texts.set(row, text)
        this.#weight += weight
      },
    }
  }

  /** Drops what was made of the document in a row. */
  delete(row: number): void {
    for (const texts of this.#projections.values()) {
      const text = texts.get(row)
      if (text === undefined) continue
      this.#weight -= weightOf(text)
      texts.delete(row)
    }
  }

  clear(): void {
    this.#projections.clear()
    this.#weight = 0
  }

  #drop(key: string): void {
    for (const text of this.#projections.get(key)?.values() ?? []) this.#weight -= weightOf(text)
    this.#projections.delete(key)
  }
}

const weightOf = (text: string) => entryWeight + text.length
