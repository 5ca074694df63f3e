/** The id of the element around the page: the target of the skip link, which gets the focus after a navigation. */
export const PAGE_ID = 'page'
