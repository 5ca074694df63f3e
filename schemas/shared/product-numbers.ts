/** The first number of a catalogue that has none. */
const FIRST = 10000

/**
 * The next free number: one above the largest. Numbers that are words (`desk-lamp`) do not count.
 *
 * @param taken the numbers of all products, drafts included
 */
export function nextProductNumber(taken: readonly (string | null | undefined)[]): string {
  const numbers = taken.filter((number) => /^\d{1,12}$/.test(number ?? '')).map(Number)
  return String(numbers.reduce((largest, number) => Math.max(largest, number), FIRST - 1) + 1)
}
