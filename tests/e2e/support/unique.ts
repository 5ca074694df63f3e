import { randomUUID } from 'node:crypto'

/** A word that no other run and no other test uses, for telling one's own data apart: `kite-3fa85f64`. */
export function unique(word: string): string {
  return `${word}-${randomUUID().slice(0, 8)}`
}
