import { randomUUID } from 'node:crypto'

/** Returns a unique word to identify test data: `kite-3fa85f64`. */
export function unique(word: string): string {
  return `${word}-${randomUUID().slice(0, 8)}`
}
