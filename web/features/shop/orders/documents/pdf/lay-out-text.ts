import bidiFactory from 'bidi-js'
import LineBreaker from 'linebreak'
import { stripEmoji } from '#web/lib/strip-emoji.ts'

/** A font, as far as layout needs it. */
export interface Face {
  name: string
  covers: (codePoint: number) => boolean
  /** Width of a text at size 1, shaped as it is drawn. */
  widthOf: (text: string) => number
}

/** Text of one font and direction; right-to-left text is in reading order, as shapers expect it. */
interface Run {
  face: Face
  text: string
  width: number
}

/** A line: its runs from left to right. */
export interface Line {
  runs: Run[]
  width: number
}

const bidi = bidiFactory()

/** Columns are as wide as their measured texts, and rounding must not break those texts. */
const ROUNDING = 1e-6

/** Marks of direction and other characters without a shape. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g

/** Accents and spaces, which have the font of the character before them where it covers them. */
const JOINS_WORDS = /^[\p{Mark}\s]$/u

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/**
 * Returns the font of each code unit: the first that covers the character, or the one before it. Characters that no font covers have the
 * first, which shows a box.
 */
function chooseFaces(text: string, faces: readonly Face[]): (Face | undefined)[] {
  const chosen: (Face | undefined)[] = []
  let current = faces[0]
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0
    const stays = JOINS_WORDS.test(character) && current?.covers(codePoint)
    if (!stays) current = faces.find((face) => face.covers(codePoint)) ?? faces[0]
    for (let unit = 0; unit < character.length; unit += 1) chosen.push(current)
  }
  return chosen
}

/** Breaks a text, without its emoji, into lines of at most a width, for a size of 1, and orders each for drawing. */
export function layOutText(
  text: string,
  { faces, width, direction }: { faces: readonly Face[]; width: number; direction: 'ltr' | 'rtl' },
): Line[] {
  const layout = new TextLayout(stripEmoji(text), faces, direction)
  const lines: Line[] = []
  let start = 0
  for (const end of layout.lineEnds(width + ROUNDING)) {
    lines.push(layout.lineAt(start, end))
    start = end
  }
  return lines
}

class TextLayout {
  private readonly chosen: (Face | undefined)[]
  private readonly levels: ReturnType<typeof bidi.getEmbeddingLevels>

  constructor(
    private readonly text: string,
    faces: readonly Face[],
    direction: 'ltr' | 'rtl',
  ) {
    this.chosen = chooseFaces(text, faces)
    this.levels = bidi.getEmbeddingLevels(text, direction)
  }

  /** Returns where lines end. */
  *lineEnds(width: number): Generator<number> {
    const breaker = new LineBreaker(this.text)
    let start = 0
    let fitting = 0
    for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
      const { position, required } = next
      if (this.widthOf(start, position) > width && fitting > start) {
        yield fitting
        start = fitting
      }
      while (this.widthOf(start, position) > width) {
        const end = this.longestFitting(start, position, width)
        if (end === position) break
        yield end
        start = end
      }
      fitting = position
      if (required || position === this.text.length) {
        yield position
        start = position
      }
    }
  }

  /** Returns the end of the longest beginning of a word that fits, one character at least. */
  private longestFitting(start: number, end: number, width: number): number {
    const characters = Array.from(this.text.slice(start, end))
    let length = characters[0]?.length ?? 1
    for (const character of characters.slice(1)) {
      if (this.widthOf(start, start + length + character.length) > width) break
      length += character.length
    }
    return start + length
  }

  private widthOf(start: number, end: number): number {
    return this.lineAt(start, end).width
  }

  /** Returns a line without the space at its end. */
  lineAt(start: number, lineEnd: number): Line {
    const end = start + this.text.slice(start, lineEnd).trimEnd().length
    const runs = end > start ? this.runsAt(start, end) : []
    return { runs, width: runs.reduce((sum, { width }) => sum + width, 0) }
  }

  private runsAt(start: number, end: number): Run[] {
    // It returns the indices of the whole text, with those of the line reordered.
    const indices = bidi.getReorderedIndices(this.text, this.levels, start, end - 1).slice(start, end)
    const groups: number[][] = []
    for (const index of indices) {
      const group = groups.at(-1)
      const last = group?.at(-1)
      const continues =
        last !== undefined &&
        this.chosen[last] === this.chosen[index] &&
        this.levels.levels[last] === this.levels.levels[index] &&
        Math.abs(index - last) === 1
      if (continues) group?.push(index)
      else groups.push([index])
    }
    return groups.flatMap((group) => this.runOf(group) ?? [])
  }

  private runOf(group: readonly number[]): Run | undefined {
    const [first = 0] = group
    const face = this.chosen[first]
    const isReversed = ((this.levels.levels[first] ?? 0) & 1) === 1
    const slice = this.text.slice(Math.min(...group), Math.max(...group) + 1).replace(INVISIBLE, '')
    if (!face || slice === '') return undefined
    const text = isReversed ? forRightToLeft(slice) : slice
    return { face, text, width: face.widthOf(text) }
  }
}

/** Mirrors brackets. Signs alone are reversed here, because shapers reverse only scripts that are written right to left. */
function forRightToLeft(text: string): string {
  const characters = Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character)
  return (RIGHT_TO_LEFT.test(text) ? characters : characters.reverse()).join('')
}
