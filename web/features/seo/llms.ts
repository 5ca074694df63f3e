/** A page listed in llms.txt. */
interface ListedPage {
  /** Heading of its list. */
  section: string
  title: string
  summary: string
  /** Absolute, without `.md`. */
  url: string
}

interface SiteSummary {
  siteName: string
  description: string
  /** One line about the other languages. */
  languages: string
  pages: readonly ListedPage[]
  /** Link to the sitemap, for sections with more pages than the maximum. */
  sitemap: string
}

/** Maximum number of pages per section, so that llms.txt stays short. */
export const SECTION_PAGES_MAX = 500

/** Escapes a text for a line of Markdown: no line breaks and no brackets that would end a link. */
const inline = (text: string) => text.replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&').trim()

/** Returns the site's llms.txt (llmstxt.org): a description and links to its pages as Markdown. */
export function llmsText({ siteName, description, languages, pages, sitemap }: SiteSummary): string {
  const sections = Map.groupBy(pages, ({ section }) => section)
  const lists = [...sections].map(([section, listed]) => {
    const lines = listed.slice(0, SECTION_PAGES_MAX).map(({ title, summary, url }) => {
      const link = `- [${inline(title)}](${url}.md)`
      return summary ? `${link}: ${inline(summary)}` : link
    })
    if (listed.length > SECTION_PAGES_MAX) lines.push(`- [sitemap.xml](${sitemap})`)
    return [`## ${section}`, '', ...lines].join('\n')
  })
  return `${[`# ${siteName}`, `> ${inline(description)}`, languages, ...lists].join('\n\n')}\n`
}
