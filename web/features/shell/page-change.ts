/** The type of the transition from one page to the next, and the class by which `styles/shell/_page-change.scss` knows it. */
export const PAGE_CHANGE = 'page-change'
