import { getTranslations } from 'next-intl/server'
import { Link } from '#web/i18n/navigation.ts'
import { RichTextView } from '#web/sanity/portable-text/rich-text-view.tsx'
import { definePages, type DocumentViewProperties } from '#web/sanity/queries/document-pages.ts'
import { DocumentHead } from '#web/ui/document-head.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TickList } from '#web/ui/tick-list.tsx'
import { getService, type Service } from './queries.ts'

/** A service's page: description, highlights and a link to the contact page. */
async function ServicePage({ document: service }: DocumentViewProperties<Service>) {
  const contact = await getTranslations('contact')
  return (
    <main id="content" tabIndex={-1}>
      <DocumentHead title={service.title} summary={service.summary} />
      <section className="section">
        <div className="container-fluid with-aside">
          <div className="rich-text">
            <RichTextView value={service.body} />
          </div>
          <aside className="stack justify-items-start gap-6 pt-5 border-top-ink">
            <TickList points={service.highlights} />
            <Link className="btn btn-primary" href="/contact">
              {contact('contactUs')}
              <Icon name="arrow" forward />
            </Link>
          </aside>
        </div>
      </section>
    </main>
  )
}

/** Service pages, at `/services/{slug}`. */
export const servicePages = definePages({
  get: getService,
  View: ServicePage,
  describe: ({ title, summary }) => ({ title, description: summary }),
  structuredData: ({ title, summary }, { url, organization }) => ({
    '@type': 'Service',
    name: title,
    description: summary ?? undefined,
    url,
    provider: organization,
  }),
})
