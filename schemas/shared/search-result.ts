/** Lengths in characters at which search engines cut texts off. */
export const SEARCH_LENGTHS = { title: 60, description: 160 } as const

/** Texts about a page in one language. */
interface PageTexts {
  title?: string | null
  description?: string | null
}

/** The texts that the search result of a page is made from, in one language. */
export interface SearchResultTexts {
  /** What the editor wrote for search engines. */
  seo: PageTexts
  /** The page's own title and description. */
  page: PageTexts
  /** What holds for pages without a description. */
  site: PageTexts
  tagline: string
}

/** Returns the title and description of a page in search results, browser tabs and shared links. */
export function describeForSearch({ seo, page, site, tagline }: SearchResultTexts) {
  return {
    title: [seo.title ?? page.title, tagline].filter(Boolean).join(' | '),
    description: seo.description ?? page.description ?? site.description ?? undefined,
  }
}
