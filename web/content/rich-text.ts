import { z } from 'zod'
import { CALLOUT_TONES, type CalloutTone } from '#schemas/shared/callout-tones.ts'
import { CODE_LANGUAGES, type CodeLanguage } from '#schemas/shared/code-languages.ts'
import { parseImage } from './image.ts'
import { parseHref, parseLink } from './link.ts'
import { choice, flag, listOf, optionalText, text } from './parse.ts'
import type { RichText, TextBlock, TextLink } from './rich-text-types.ts'

const idsOf = <Id extends string>(list: readonly { id: Id }[]) => list.map(({ id }) => id) as [Id, ...Id[]]

const span = z.object({
  _type: z.literal('span'),
  _key: z.string(),
  text: z.string(),
  marks: listOf(z.string()),
})

/** Refuses what could not be parsed, and with it the part of the text that was about it. */
function present<Value>(value: Value | null, context: z.core.$RefinementCtx): Value {
  if (value !== null) return value
  context.addIssue('It is missing.')
  return z.NEVER
}

/** A link of either kind; one that leads nowhere is left out. */
const link = z
  .union([
    z.object({ _type: z.literal('internalLink'), _key: z.string(), link: parseLink.transform(present) }),
    z.object({ _type: z.literal('webLink'), _key: z.string(), link: parseHref.transform(present) }),
  ])
  .transform(({ _key, link: target }): TextLink => ({ _type: 'link', _key, link: target }))

const block = z
  .object({
    _type: z.literal('block'),
    _key: z.string(),
    style: choice(['normal', 'h2', 'h3', 'h4', 'blockquote'], 'normal'),
    listItem: z.enum(['bullet', 'number']).optional().catch(undefined),
    level: z.number().int().min(1).max(6).optional().catch(undefined),
    children: listOf(span),
    markDefs: listOf(link),
  })
  .refine(({ children }) =>
    children.some(({ text: words }) => words.trim() !== ''),
  ) satisfies z.ZodType<TextBlock>

const figure = z.object({
  _type: z.literal('richTextFigure'),
  _key: z.string(),
  image: parseImage.transform(present),
  caption: optionalText,
})

const callout = z.object({
  _type: z.literal('richTextCallout'),
  _key: z.string(),
  tone: choice(idsOf<CalloutTone>(CALLOUT_TONES), 'note'),
  text: listOf(block).refine((blocks) => blocks.length > 0),
})

const code = z.object({
  _type: z.literal('richTextCode'),
  _key: z.string(),
  language: choice(idsOf<CodeLanguage>(CODE_LANGUAGES), 'text'),
  fileName: optionalText,
  code: text,
})

const cell = z.string().catch('')

/** Rows of equal length; a table without words is none. */
const table = z
  .object({
    _type: z.literal('richTextTable'),
    _key: z.string(),
    caption: optionalText,
    headerRow: flag(true),
    rows: listOf(z.object({ cells: z.array(cell).catch([]) })),
  })
  .refine(({ rows }) => rows.some(({ cells }) => cells.some((words) => words.trim() !== '')))
  .transform(({ headerRow, rows, ...rest }) => {
    const columns = Math.max(...rows.map(({ cells }) => cells.length))
    const all = rows.map(({ cells }) => Array.from({ length: columns }, (_, index) => cells[index] ?? ''))
    return headerRow && all.length > 1
      ? { ...rest, header: all[0] ?? null, rows: all.slice(1) }
      : { ...rest, header: null, rows: all }
  })

/**
 * Parses `richTextFields`. What is empty or unknown is left out, and so are links that lead nowhere (their words
 * stay); anything but a list counts as no text.
 */
export const parseRichText = listOf(
  z.union([block, figure, callout, code, table]),
) satisfies z.ZodType<RichText>
