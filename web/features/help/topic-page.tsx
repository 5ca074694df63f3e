import { getTranslations } from 'next-intl/server'
import { definePages, type DocumentViewProperties } from '#web/sanity/queries/document-pages.ts'
import { DocumentHead } from '#web/ui/document-head.tsx'
import { EntryList } from '#web/ui/entry-list.tsx'
import { HelpAside } from './help-aside.tsx'
import { getHelpTopic, type HelpTopic } from './queries.ts'

/** A help topic: its articles, and links to the other topics. */
async function TopicPage({ document: topic }: DocumentViewProperties<HelpTopic>) {
  const texts = await getTranslations('help')
  return (
    <main id="content" tabIndex={-1}>
      <DocumentHead plain ancestors={[topic.list]} title={topic.title} summary={topic.summary} />
      <section className="section">
        <div className="container-fluid help-page">
          <div>
            <p className="label mb-4">{texts('articleCount', { count: topic.articles.length })}</p>
            <EntryList entries={topic.articles} level={2} />
          </div>
          <HelpAside heading={texts('otherTopics')} links={topic.others} />
        </div>
      </section>
    </main>
  )
}

/** Help topic pages, at `/help/{slug}`. */
export const helpTopicPages = definePages({
  get: getHelpTopic,
  View: TopicPage,
  describe: ({ title, summary }) => ({ title, description: summary }),
})
