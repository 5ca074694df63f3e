import { interfaceTexts } from '../../../schemas/shared/interface-texts.ts'
import type { Entry } from './entries.ts'

/** A key for an item of an array, of Studio's length. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A text yet to be written. */
export const newEntry = (): Entry & { _type: string } => ({ _key: newKey(), _type: 'translationEntry' })

/** Entries for the texts that the site has in a group and the document has not, as the site was built with them. */
export function absentEntries(entries: readonly Entry[], namespace: string | undefined): Entry[] {
  const present = new Set(entries.map(({ key }) => key))
  return Object.entries(interfaceTexts(namespace) ?? {})
    .filter(([key]) => !present.has(key))
    .map(([key, texts]) => ({ ...newEntry(), key, ...texts }))
}
