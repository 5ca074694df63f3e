import { randomInt, randomUUID } from 'node:crypto'

/** Returns a unique word to identify test data: `kite-3fa85f64`. */
export function unique(word: string): string {
  return `${word}-${randomUUID().slice(0, 8)}`
}

/** Returns the header of a unique client address, so that the site's rate limits count each test alone. */
export const ownAddress = (): Record<string, string> => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
})
