/** The id of the element around the page: where skipping leads, and what holds the focus when a page has come. */
export const PAGE_ID = 'page'
