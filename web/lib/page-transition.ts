/** The transition type between two pages, and the class in `styles/shell/_page.scss`. */
export const PAGE_TRANSITION = 'page-change'
