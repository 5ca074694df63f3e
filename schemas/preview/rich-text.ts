/** The part of a text block that previews read. */
interface Block {
  children?: { text?: string }[]
}

/** Returns the text of blocks in one line, without formatting, for previews. */
export function blockText(blocks: unknown): string {
  const list = Array.isArray(blocks)
    ? (blocks as Block[])
    : Object.values((blocks ?? {}) as Record<string, Block>)
  return list
    .map(({ children = [] }) => children.map(({ text = '' }) => text).join(''))
    .join(' ')
    .trim()
}
