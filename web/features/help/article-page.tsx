import { getTranslations } from 'next-intl/server'
import { RichTextView } from '#web/sanity/portable-text/rich-text-view.tsx'
import { tableOfContents } from '#web/sanity/portable-text/table-of-contents.ts'
import { definePages, type DocumentViewProperties } from '#web/sanity/queries/document-pages.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ContentText } from '#web/ui/content-text.tsx'
import { EntryList } from '#web/ui/entry-list.tsx'
import { StepLinks } from '#web/ui/step-links.tsx'
import { TableOfContents } from '#web/ui/table-of-contents.tsx'
import { HelpAside } from './help-aside.tsx'
import { getHelpArticle, type HelpArticle, type HelpEntry } from './queries.ts'

/** A help article, with the other articles of its topic. */
async function ArticlePage({ document: article }: DocumentViewProperties<HelpArticle>) {
  const [texts, richText] = await Promise.all([getTranslations('help'), getTranslations('richText')])
  const { topic, related, previous, next } = article
  return (
    <main id="content" tabIndex={-1}>
      <section className="page-heading page-heading--plain">
        <div className="container-fluid">
          <Breadcrumb
            ancestors={[article.list, { label: topic.title, href: topic.href }]}
            current={article.title}
          />
          <ContentText as="h1" className="title" text={article.title} />
          <ContentText as="p" className="lead" text={article.summary} />
        </div>
      </section>
      <section className="section">
        <div className="container-fluid help-page">
          <div>
            <div className="rich-text">
              <RichTextView value={article.body} />
            </div>
            <StepLinks label={texts('previousAndNext')} previous={toStep(previous)} next={toStep(next)} />
          </div>
          <HelpAside heading={topic.title} links={topic.articles} current={article.id}>
            <TableOfContents entries={tableOfContents(article.body)} label={richText('contents')} />
          </HelpAside>
        </div>
      </section>
      {related.length > 0 && (
        <section className="section section--tint">
          <div className="container-fluid">
            <h2 className="subtitle mb-6">{texts('related')}</h2>
            <EntryList entries={related} level={3} />
          </div>
        </section>
      )}
    </main>
  )
}

const toStep = (entry: HelpEntry | null) =>
  entry && { href: entry.href, text: <ContentText as="span" text={entry.title} /> }

/** Help article pages, at `/help/{topic}/{slug}`. */
export const helpArticlePages = definePages({
  get: getHelpArticle,
  View: ArticlePage,
  describe: ({ title, summary }) => ({ title, description: summary }),
  structuredData: ({ title, summary }, { url, organization }) => ({
    '@type': 'TechArticle',
    headline: title,
    description: summary ?? undefined,
    url,
    publisher: organization,
  }),
})
