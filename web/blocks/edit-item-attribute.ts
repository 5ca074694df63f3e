import type { BlockEditing } from './base.ts'

/** Studio's keys are plain; imported ones may not be valid in a path. */
const PLAIN_KEY = /^[\w-]+$/

/**
 * Returns the attribute that links an element to an item of a block's list in drafts, and makes it draggable.
 * Returns nothing for visitors. Usage: `<li key={key} {...editItemAttribute(block, 'items', key)}>`.
 *
 * @param list the name of the list in the document
 */
export function editItemAttribute<Block extends BlockEditing>(
  { editAttribute }: Block,
  list: Extract<keyof Block, string>,
  key: string,
): { 'data-sanity'?: string } {
  // In releases, blocks link to the list of blocks only, and items have no link.
  if (!editAttribute || !/;path=[^;]*:/.test(editAttribute) || !PLAIN_KEY.test(key)) return {}
  return { 'data-sanity': editAttribute.replace(/;path=[^;]*/, (path) => `${path}.${list}:${key}`) }
}
