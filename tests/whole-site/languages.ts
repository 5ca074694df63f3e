import type { LocaleId } from '../e2e/support/languages.ts'

/** Five Latin words in a row with a small one among them: a sentence, not a name. */
const ENGLISH_SENTENCE = /(?:\b[A-Za-z]+\b[ ,]+){3,}[a-z]{2,}\b[ ,]+[a-z]{2,}\b/

/** A message key shown instead of its message. */
const MESSAGE_KEY = /\b(?:common|navigation|forms|contact|errors|theme|search|blog)\.[a-z]+[A-Za-z]*\b/

/** Scripts that do not belong to a language. */
const FOREIGN: Record<LocaleId, RegExp> = {
  zh: /\p{Script=Arabic}/gu,
  ar: /\p{Script=Han}/gu,
  en: /[\p{Script=Arabic}\p{Script=Han}]/gu,
}

/** A text may quote another script; one that mostly consists of it is foreign. */
const FOREIGN_SHARE_MAX = 0.3

function isForeign(locale: LocaleId, text: string): boolean {
  const letters = text.match(/\p{Letter}/gu)?.length ?? 0
  const foreign = text.match(FOREIGN[locale])?.length ?? 0
  return letters > 0 && foreign / letters > FOREIGN_SHARE_MAX
}

/** Returns texts that are not in the page's language. */
export function foreignTexts(locale: LocaleId, texts: readonly string[]): string[] {
  return texts
    .filter(
      (text) =>
        isForeign(locale, text) || MESSAGE_KEY.test(text) || (locale !== 'en' && ENGLISH_SENTENCE.test(text)),
    )
    .map((text) => text.slice(0, 120))
}
