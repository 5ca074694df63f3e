import { getTranslations } from 'next-intl/server'
import { Link } from '#web/i18n/navigation.ts'
import { findNeighbors } from '#web/lib/neighbors.ts'
import { RichTextView } from '#web/sanity/portable-text/rich-text-view.tsx'
import { definePages, type DocumentViewProperties } from '#web/sanity/queries/document-pages.ts'
import { DocumentHead } from '#web/ui/document-head.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PreviousNextLinks } from '#web/ui/previous-next-links.tsx'
import { TickList } from '#web/ui/tick-list.tsx'
import { FeatureIndex } from './feature-index.tsx'
import { type Feature, getFeature } from './queries.ts'

/** A feature's page: description, benefits and related features. */
async function FeaturePage({ document: feature }: DocumentViewProperties<Feature>) {
  const texts = await getTranslations('saas')
  const { previous, next, related } = findNeighbors(feature.siblings, feature.id)
  return (
    <main id="content" tabIndex={-1}>
      <DocumentHead title={feature.title} summary={feature.summary} ancestors={[feature.list]} />
      <section className="section">
        <div className="container-fluid">
          {feature.picture && (
            <div className="saas-page__picture">
              <Picture image={feature.picture} sizes="(width >= 1400px) 1272px, 92vw" first />
            </div>
          )}
          <div className="with-aside">
            <div className="rich-text">
              <RichTextView value={feature.body} />
            </div>
            <aside
              className="stack justify-items-start gap-6 pt-5 border-top-ink"
              aria-label={texts('benefits')}
            >
              <TickList points={feature.benefits} />
              <Link className="btn btn-primary" href="/contact">
                {texts('askForDemo')}
                <Icon name="arrow" forward />
              </Link>
            </aside>
          </div>
        </div>
      </section>
      {related.length > 0 && (
        <section className="section section--tint">
          <div className="container-fluid">
            <h2 className="subtitle mb-6">{texts('moreFeatures')}</h2>
            <FeatureIndex features={related} level={3} />
            <PreviousNextLinks
              previous={previous}
              next={next}
              texts={{
                label: texts('previousAndNext'),
                previous: texts('previousFeature'),
                next: texts('nextFeature'),
              }}
            />
          </div>
        </section>
      )}
    </main>
  )
}

/** Feature pages, at `/saas/features/{slug}`. */
export const featurePages = definePages({
  get: getFeature,
  View: FeaturePage,
  describe: ({ title, summary }) => ({ title, description: summary }),
  structuredData: ({ title, summary, picture }, { siteName, siteUrl, url }) => ({
    '@type': 'WebPage',
    name: title,
    description: summary ?? undefined,
    url,
    primaryImageOfPage: picture ? { '@type': 'ImageObject', url: picture.src } : undefined,
    isPartOf: { '@type': 'WebSite', name: siteName, url: siteUrl },
  }),
})
