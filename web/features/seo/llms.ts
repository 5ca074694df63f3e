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
}

/** Text within a line of Markdown: no line breaks, no brackets that would end a link. */
const inline = (text: string) => text.replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&').trim()

/** The site for language models, as llmstxt.org describes it: what it is, and its pages as Markdown. */
export function llmsText({ siteName, description, languages, pages }: SiteSummary): string {
  const sections = Map.groupBy(pages, ({ section }) => section)
  const lists = [...sections].map(([section, listed]) => {
    const lines = listed.map(({ title, summary, url }) => {
      const link = `- [${inline(title)}](${url}.md)`
      return summary ? `${link}: ${inline(summary)}` : link
    })
    return [`## ${section}`, '', ...lines].join('\n')
  })
  return `${[`# ${siteName}`, `> ${inline(description)}`, languages, ...lists].join('\n\n')}\n`
}
