import { createDataAttribute } from 'next-sanity'
import { environment } from '#web/env.ts'

/**
 * What leads an editor from an element to a field, for its attribute `data-sanity`. Elements of items of one array can be dragged into
 * another order in Presentation.
 *
 * @param path as Studio writes it: `blocks[_key=="a1b2"]`
 */
export const editAttribute = (document: { id: string; type: string }, path: string): string =>
  createDataAttribute({ baseUrl: environment().STUDIO_URL, ...document, path }).toString()
