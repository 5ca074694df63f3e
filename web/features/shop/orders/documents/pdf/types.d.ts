declare module 'bidi-js' {
  /** Embedding levels by index of code unit; odd levels are right to left. */
  interface EmbeddingLevels {
    levels: Uint8Array
  }

  interface Bidi {
    getEmbeddingLevels: (text: string, direction: 'ltr' | 'rtl') => EmbeddingLevels
    /** Returns the indices of the whole text, in visual order within a line. The end is inclusive. */
    getReorderedIndices: (text: string, levels: EmbeddingLevels, start: number, end: number) => number[]
    getMirroredCharacter: (character: string) => string | null
  }

  /** Creates the functions of the Unicode Bidirectional Algorithm. */
  export default function bidiFactory(): Bidi
}

declare module 'linebreak' {
  /** Finds the line breaks of a text by UAX 14. */
  export default class LineBreaker {
    constructor(text: string)
    /** Returns the next position where a line may, or must, end. */
    nextBreak(): { position: number; required: boolean } | null
  }
}
