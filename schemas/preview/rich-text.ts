/** A text block as far as a preview reads it. */
interface Block {
  children?: { text?: string }[]
}

/** The words of text blocks in one line, for previews; formatting is left out. An empty string where there are none. */
export function blockText(blocks: unknown): string {
  const list = Array.isArray(blocks)
    ? (blocks as Block[])
    : Object.values((blocks ?? {}) as Record<string, Block>)
  return list
    .map(({ children = [] }) => children.map(({ text = '' }) => text).join(''))
    .join(' ')
    .trim()
}
