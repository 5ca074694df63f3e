import type { LocaleId } from '../support/languages.ts'

/** Five Latin words in a row, small ones among them: a sentence, not a name such as “Amazon Web Services”. */
const ENGLISH_SENTENCE = /(?:\b[A-Za-z]+\b[ ,]+){3,}[a-z]{2,}\b[ ,]+[a-z]{2,}\b/

/** A key of the message files that was shown instead of its message. */
const MESSAGE_KEY = /\b(?:common|navigation|forms|contact|errors|theme|search|blog)\.[a-z]+[A-Za-z]*\b/

const FOREIGN: Record<LocaleId, RegExp[]> = {
  zh: [ENGLISH_SENTENCE, /\p{Script=Arabic}{3,}/u],
  ar: [ENGLISH_SENTENCE, /\p{Script=Han}{2,}/u],
  en: [/\p{Script=Arabic}{3,}/u, /\p{Script=Han}{2,}/u],
}

/** Texts that are not in the language of their page. */
export function foreignTexts(locale: LocaleId, texts: readonly string[]): string[] {
  const signs = [...FOREIGN[locale], MESSAGE_KEY]
  return texts.filter((text) => signs.some((sign) => sign.test(text))).map((text) => text.slice(0, 120))
}
