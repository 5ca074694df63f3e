/** A page as a language model is told of it. */
export interface ListedPage {
  /** Heading of the list it stands in. */
  section: string
  title: string
  summary: string
  /** In full, without the ending of the Markdown twin. */
  url: string
}

interface SiteSummary {
  siteName: string
  description: string
  /** One line on the other languages. */
  languages: string
  pages: readonly ListedPage[]
  /** Where pages are listed that are too many to be named here. */
  sitemap: string
}

/** A section names no more pages than this: the text is to be read at once. */
export const MOST_OF_A_SECTION = 500

/** Text within a line of Markdown: no line breaks, no brackets that would end a link. */
const inline = (text: string) => text.replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&').trim()

/** The site for language models, as llmstxt.org describes it: what it is, and its pages as Markdown. */
export function llmsText({ siteName, description, languages, pages, sitemap }: SiteSummary): string {
  const sections = Map.groupBy(pages, ({ section }) => section)
  const lists = [...sections].map(([section, listed]) => {
    const lines = listed.slice(0, MOST_OF_A_SECTION).map(({ title, summary, url }) => {
      const link = `- [${inline(title)}](${url}.md)`
      return summary ? `${link}: ${inline(summary)}` : link
    })
    if (listed.length > MOST_OF_A_SECTION) lines.push(`- [sitemap.xml](${sitemap})`)
    return [`## ${section}`, '', ...lines].join('\n')
  })
  return `${[`# ${siteName}`, `> ${inline(description)}`, languages, ...lists].join('\n\n')}\n`
}
