import { createDataAttribute } from 'next-sanity'
import { environment } from '#web/env.ts'

/**
 * Returns the attribute `data-sanity` that links an element to its field in Presentation. Elements of the
 * items of one array can be dragged.
 *
 * @param path in Studio's notation: `blocks[_key=="a1b2"]`
 */
export const editAttribute = (document: { id: string; type: string }, path: string): string =>
  createDataAttribute({ baseUrl: environment().STUDIO_URL, ...document, path }).toString()
