import { getTranslations } from 'next-intl/server'
import { Link } from '#web/i18n/navigation.ts'
import { definePages, type DocumentViewProperties } from '#web/sanity/queries/document-pages.ts'
import { DocumentHead } from '#web/ui/document-head.tsx'
import { EntryList } from '#web/ui/entry-list.tsx'
import { getHelpTopic, type HelpTopic } from './queries.ts'

/** A help topic: its articles, and links to the other topics. */
async function TopicPage({ document: topic }: DocumentViewProperties<HelpTopic>) {
  const texts = await getTranslations('help')
  return (
    <main id="content" tabIndex={-1}>
      <DocumentHead
        plain
        ancestors={[{ label: texts('helpCenter'), href: '/help/center' }]}
        title={topic.title}
        summary={topic.summary}
      />
      <section className="section">
        <div className="container-fluid help-page">
          <div>
            <p className="label mb-4">{texts('articleCount', { count: topic.articles.length })}</p>
            <EntryList entries={topic.articles} level={2} />
          </div>
          <aside className="help-page__aside pt-4 border-top-ink">
            <h2 className="label mb-3">{texts('otherTopics')}</h2>
            <ul role="list" className="nav-list">
              {topic.others.map(({ id, title, href }) => (
                <li key={id}>
                  <Link href={href}>{title}</Link>
                </li>
              ))}
            </ul>
            <HelpContact />
          </aside>
        </div>
      </section>
    </main>
  )
}

/** Link to the contact page, when the articles do not help. */
export async function HelpContact() {
  const texts = await getTranslations('help')
  return (
    <p className="mt-5 pt-4 border-top text-body-secondary">
      {texts('notFound')} <Link href="/contact">{texts('askUs')}</Link>
    </p>
  )
}

/** Help topic pages, at `/help/{slug}`. */
export const helpTopicPages = definePages({
  get: getHelpTopic,
  View: TopicPage,
  describe: ({ title, summary }) => ({ title, description: summary }),
})
