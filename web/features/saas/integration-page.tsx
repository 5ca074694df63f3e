import { getTranslations } from 'next-intl/server'
import { Link } from '#web/i18n/navigation.ts'
import { findNeighbors } from '#web/lib/neighbors.ts'
import { RichTextView } from '#web/sanity/portable-text/rich-text-view.tsx'
import { definePages, type DocumentViewProperties } from '#web/sanity/queries/document-pages.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { DocumentHead } from '#web/ui/document-head.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PreviousNextLinks } from '#web/ui/previous-next-links.tsx'
import { IntegrationCards } from './integration-cards.tsx'
import { IntegrationLogo } from './integration-logo.tsx'
import { getIntegration, type Integration } from './queries.ts'

/** An integration's page: description, setup and related integrations. */
async function IntegrationPage({ document: integration }: DocumentViewProperties<Integration>) {
  const texts = await getTranslations('saas')
  const { category } = integration
  const { previous, next, related } = findNeighbors(
    integration.siblings,
    integration.id,
    (other) => other.category?.id === category?.id,
  )
  return (
    <main id="content" tabIndex={-1}>
      <DocumentHead title={integration.title} summary={integration.summary} ancestors={[integration.list]}>
        <p className="d-flex align-items-center gap-4 mt-6 text-body-secondary">
          <IntegrationLogo logo={integration.logo} category={category} />
          <ContentText as="span" text={category?.title} />
        </p>
      </DocumentHead>
      <section className="section">
        <div className="container-fluid with-aside">
          <div className="rich-text">
            <RichTextView value={integration.body} />
          </div>
          <aside
            className="stack justify-items-start gap-6 pt-5 border-top-ink"
            aria-label={texts('nextSteps')}
          >
            {integration.website && (
              <a className="text-link" href={integration.website}>
                {texts('documentation')}
                <Icon name="external" />
              </a>
            )}
            <Link className="btn btn-primary" href="/contact">
              {texts('askForDemo')}
              <Icon name="arrow" forward />
            </Link>
          </aside>
        </div>
      </section>
      <Setup steps={integration.setup} heading={texts('setup')} />
      {related.length > 0 && (
        <section className="section">
          <div className="container-fluid integrations">
            <h2 className="subtitle mb-6">{texts('moreIntegrations')}</h2>
            <IntegrationCards integrations={related} level={3} />
            <PreviousNextLinks
              previous={previous}
              next={next}
              texts={{
                label: texts('previousAndNext'),
                previous: texts('previousIntegration'),
                next: texts('nextIntegration'),
              }}
            />
          </div>
        </section>
      )}
    </main>
  )
}

function Setup({ steps, heading }: { steps: Integration['setup']; heading: string }) {
  if (steps.length === 0) return null
  return (
    <section className="section section--tint">
      <div className="container-fluid">
        <h2 className="subtitle mb-6">{heading}</h2>
        <ol role="list" className="steps cols cols-md-2 cols-lg-3">
          {steps.map(({ key, title, text }) => (
            <li key={key} className="step">
              <ContentText as="h3" className="item-title" text={title} />
              <ContentText as="p" className="text-body-secondary" text={text} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** Integration pages, at `/saas/integrations/{slug}`. */
export const integrationPages = definePages({
  get: getIntegration,
  View: IntegrationPage,
  describe: ({ title, summary }) => ({ title, description: summary }),
  structuredData: ({ title, summary, setup }, { url, organization }) => ({
    '@type': setup.length > 0 ? 'HowTo' : 'WebPage',
    name: title,
    description: summary ?? undefined,
    url,
    publisher: organization,
    step: setup.map((step) => ({
      '@type': 'HowToStep',
      name: step.title,
      text: step.text ?? step.title,
    })),
  }),
})
