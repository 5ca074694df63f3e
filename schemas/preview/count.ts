/** Formats a number of things: `1 order`, `3 orders`. Words with an irregular plural, and sentences, have both forms. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`
