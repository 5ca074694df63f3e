import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** A message as its parts, or what is wrong with it in words that say how to mend it. */
export type ReadMessage = { elements: MessageFormatElement[] } | { fault: string }

/** Where a fault is: what stands before it, and what it is about. */
interface Place {
  before: string
  part: string
}

/** How many characters of a message are quoted to show a place in it. */
const QUOTED = 16

function after({ before }: Place): string {
  const text = before.trim()
  if (text === '') return 'at the beginning'
  // Begins with a whole word, where the language has spaces.
  const quoted = text.length > QUOTED ? `…${text.slice(-QUOTED - 1).replace(/^\S*\s+/, '')}` : text
  // Set apart, so that Arabic words do not turn the sentence around them.
  return `after “\u2068${quoted}\u2069”`
}

const UNFINISHED_FORMS = (place: Place) =>
  `Write the text of each form in braces, such as “one {# item}”: one is missing ${after(place)}.`
const NO_FORMS = (place: Place) =>
  `List the forms ${after(place)}: a comma, then each form with its text, such as “one {# item} other {# items}”.`
const TWICE = ({ part }: Place) => `“${part}” is there twice: remove one of the two.`
const BAD_STYLE = (place: Place) =>
  `The format ${after(place)} is not known: take the one the English text has, such as “{total, number}”.`
const BAD_TAG = (place: Place) =>
  `The mark in “<…>” ${after(place)} cannot be read: write it as the English text has it, such as “<link>…</link>”.`

/** The parser's own names of faults, in words for people. */
const FAULTS: Record<string, (place: Place) => string> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: (place) => `A “}” is missing ${after(place)}: each “{” needs one.`,
  EMPTY_ARGUMENT: (place) =>
    `The braces ${after(place)} are empty: write the name of the value between them.`,
  MALFORMED_ARGUMENT: ({ part }) =>
    `“${part}” cannot be read: a name in braces has no spaces and no signs, such as “{count}”; commas are Latin “,”.`,
  EXPECT_ARGUMENT_TYPE: (place) => `Something is missing after the comma ${after(place)}.`,
  INVALID_ARGUMENT_TYPE: ({ part }) =>
    `“${part}” is not known here: write “number”, “date”, “time”, “plural” or “select”.`,
  EXPECT_SELECT_ARGUMENT_OPTIONS: NO_FORMS,
  EXPECT_PLURAL_ARGUMENT_SELECTOR: NO_FORMS,
  EXPECT_SELECT_ARGUMENT_SELECTOR: NO_FORMS,
  INVALID_PLURAL_ARGUMENT_SELECTOR: NO_FORMS,
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: UNFINISHED_FORMS,
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: UNFINISHED_FORMS,
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: TWICE,
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: TWICE,
  MISSING_OTHER_CLAUSE: () =>
    'The form “other {…}” is missing: it is for every number that no other form fits. Check the braces before it too.',
  UNCLOSED_TAG: ({ part }) => `“${part}” is never closed: write “${part.replace('<', '</')}” where it ends.`,
  UNMATCHED_CLOSING_TAG: (place) =>
    `A mark is closed ${after(place)} that was not opened there: check “</…>”.`,
  INVALID_TAG: BAD_TAG,
  INVALID_TAG_NAME: BAD_TAG,
  EXPECT_ARGUMENT_STYLE: BAD_STYLE,
  INVALID_NUMBER_SKELETON: BAD_STYLE,
  INVALID_DATE_TIME_SKELETON: BAD_STYLE,
  EXPECT_NUMBER_SKELETON: BAD_STYLE,
  EXPECT_DATE_TIME_SKELETON: BAD_STYLE,
}

const ANY_FAULT =
  'The braces do not match: each “{” needs its “}”, and each {…, plural, …} needs an “other {…}” part.'

/** An error as the parser throws it. */
interface ParserFault {
  message: string
  location?: { start: { offset: number }; end: { offset: number } }
}

/** Reads an ICU message; one that cannot be read comes back as its fault. */
export function readMessage(message: string): ReadMessage {
  try {
    return { elements: parse(message) }
  } catch (error) {
    const { message: name, location } = error as ParserFault
    const { start, end } = location ?? { start: { offset: 0 }, end: { offset: 0 } }
    const place = {
      before: message.slice(0, start.offset),
      part: message.slice(start.offset, end.offset).trim(),
    }
    // A tag's own fault reaches to the end of its text: its name is what people look for.
    const part = name === 'UNCLOSED_TAG' ? (/^<[^>]*>/.exec(place.part)?.[0] ?? place.part) : place.part
    return { fault: FAULTS[name]?.({ ...place, part }) ?? ANY_FAULT }
  }
}
