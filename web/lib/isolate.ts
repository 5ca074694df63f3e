/** Wraps a text in Unicode isolates, so that numbers and names keep their direction inside other scripts. */
export const isolateText = (text: string): string => `\u2068${text}\u2069`
