const ARABIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g

/** The zeros of both Arabic blocks have 0 as their last hexadecimal digit. */
const LAST_HEX_DIGIT = 0xf

/** Replaces Arabic-Indic digits, also the Persian ones, by Latin digits. */
export const toLatinDigits = (text: string): string =>
  text.replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & LAST_HEX_DIGIT))

/** Invisible characters, such as the direction marks that come along when a number is copied from Arabic text. */
const FORMAT_CHARACTERS = /\p{Cf}/gu

/** Returns a typed number, code or address in Latin digits and signs, without invisible characters and outer spaces. */
export const normalizeTyped = (typed: string): string =>
  toLatinDigits(typed).normalize('NFKC').replace(FORMAT_CHARACTERS, '').trim()
