import type { BlockBase } from '#web/content/types.ts'

/** Keys that Studio makes are plain; one that was imported may be no part of a path. */
const PLAIN_KEY = /^[\w-]+$/

/**
 * In drafts, what leads an editor from an element to the item of a list that it shows, and lets it be dragged among the others; for
 * visitors nothing. To be spread into the element: `<li key={key} {...editedItem(block, 'items', key)}>`.
 *
 * @param list the name of the list, in the block as in its document
 */
export function editedItem<Block extends BlockBase>(
  { editAttribute }: Block,
  list: Extract<keyof Block, string>,
  key: string,
): { 'data-sanity'?: string } {
  // Of a block that leads to the list of blocks only, as in a release, items lead nowhere else.
  if (!editAttribute || !/;path=[^;]*:/.test(editAttribute) || !PLAIN_KEY.test(key)) return {}
  return { 'data-sanity': editAttribute.replace(/;path=[^;]*/, (path) => `${path}.${list}:${key}`) }
}
