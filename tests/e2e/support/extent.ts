/**
 * Returns the end of a test's title: nothing if `npm test` runs it, the tag of `npm run test:all` otherwise. A journey
 * that is repeated in each language runs daily in Arabic, where right-to-left mistakes show too.
 */
export const fullUnless = (isDaily: boolean): string => (isDaily ? '' : ' @full')
