/**
 * Returns the end of a test's title: nothing if `npm test` runs it, the tag of `npm run test:all` otherwise. A test that
 * is repeated in each language runs daily in Arabic, where right-to-left mistakes show too; one that is repeated at
 * several addresses runs daily at one of them.
 */
export const fullUnless = (isDaily: boolean): string => (isDaily ? '' : ' @full')
