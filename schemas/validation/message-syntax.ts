import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'

/** A parsed message, or an error that says how to fix it. */
type ParsedMessage = { elements: MessageFormatElement[] } | { error: string }

/** The position of an error: the text before it and the invalid part. */
interface ErrorPosition {
  before: string
  part: string
}

/** Length of the text quoted to show a position. */
const MAX_QUOTE_LENGTH = 16

function after({ before }: ErrorPosition): string {
  const text = before.trim()
  if (text === '') return 'at the beginning'
  // Starts at a word boundary if the language has spaces.
  const quoted =
    text.length > MAX_QUOTE_LENGTH ? `…${text.slice(-MAX_QUOTE_LENGTH - 1).replace(/^\S*\s+/, '')}` : text
  // Isolated, so that Arabic text does not reorder the sentence.
  return `after “\u2068${quoted}\u2069”`
}

const UNFINISHED_FORMS = (position: ErrorPosition) =>
  `Write the text of each form in braces, such as “one {# item}”. One is missing ${after(position)}.`
const NO_FORMS = (position: ErrorPosition) =>
  `List the forms ${after(position)}: a comma, then each form with its text, such as “one {# item} other {# items}”.`
const TWICE = ({ part }: ErrorPosition) => `“${part}” is listed twice. Remove one of them.`
const BAD_STYLE = (position: ErrorPosition) =>
  `The format ${after(position)} is unknown. Use the one from the English text, such as “{total, number}”.`
const BAD_TAG = (position: ErrorPosition) =>
  `The tag ${after(position)} is invalid. Write it as in the English text, such as “<link>…</link>”.`

const ERROR_TEXTS: Record<string, (position: ErrorPosition) => string> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: (position) => `A “}” is missing ${after(position)}. Each “{” needs one.`,
  EMPTY_ARGUMENT: (position) => `The braces ${after(position)} are empty. Add the placeholder name.`,
  MALFORMED_ARGUMENT: (position) =>
    position.part === '{'
      ? `The “{” ${after(position)} needs a placeholder name, or a “}” is missing before it.`
      : `“${position.part}” is invalid. Placeholders have no spaces or symbols, such as “{count}”, and commas are Latin “,”.`,
  EXPECT_ARGUMENT_TYPE: (position) => `Something is missing after the comma ${after(position)}.`,
  INVALID_ARGUMENT_TYPE: ({ part }) =>
    `“${part}” is unknown. Use “number”, “date”, “time”, “plural” or “select”.`,
  EXPECT_SELECT_ARGUMENT_OPTIONS: NO_FORMS,
  EXPECT_PLURAL_ARGUMENT_SELECTOR: NO_FORMS,
  EXPECT_SELECT_ARGUMENT_SELECTOR: NO_FORMS,
  INVALID_PLURAL_ARGUMENT_SELECTOR: NO_FORMS,
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: UNFINISHED_FORMS,
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: UNFINISHED_FORMS,
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: TWICE,
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: TWICE,
  MISSING_OTHER_CLAUSE: () =>
    'The form “other {…}” is missing; it covers all remaining numbers. Check the braces before it, too.',
  UNCLOSED_TAG: ({ part }) => `“${part}” isn’t closed. Add “${part.replace('<', '</')}” where it ends.`,
  UNMATCHED_CLOSING_TAG: (position) => `A tag is closed ${after(position)} that wasn’t opened. Check “</…>”.`,
  INVALID_TAG: BAD_TAG,
  INVALID_TAG_NAME: BAD_TAG,
  EXPECT_ARGUMENT_STYLE: BAD_STYLE,
  INVALID_NUMBER_SKELETON: BAD_STYLE,
  INVALID_DATE_TIME_SKELETON: BAD_STYLE,
  EXPECT_NUMBER_SKELETON: BAD_STYLE,
  EXPECT_DATE_TIME_SKELETON: BAD_STYLE,
}

const UNKNOWN_ERROR_TEXT =
  'The braces don’t match. Each “{” needs a “}”, and each {…, plural, …} needs an “other {…}” form.'

interface ParserError {
  message: string
  location?: { start: { offset: number }; end: { offset: number } }
}

/** Parses an ICU message. */
export function parseMessage(message: string): ParsedMessage {
  try {
    return { elements: parse(message) }
  } catch (error) {
    const { message: name, location } = error as ParserError
    const { start, end } = location ?? { start: { offset: 0 }, end: { offset: 0 } }
    const position = {
      before: message.slice(0, start.offset),
      part: message.slice(start.offset, end.offset).trim(),
    }
    // This error spans the text of the tag; only the tag is useful to editors.
    const part =
      name === 'UNCLOSED_TAG' ? (/^<[^>]*>/.exec(position.part)?.[0] ?? position.part) : position.part
    return { error: ERROR_TEXTS[name]?.({ ...position, part }) ?? UNKNOWN_ERROR_TEXT }
  }
}
