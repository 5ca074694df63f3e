import { getTranslations } from 'next-intl/server'
import { Link } from '#web/i18n/navigation.ts'
import { findNeighbors } from '#web/lib/neighbors.ts'
import { RichTextView } from '#web/sanity/portable-text/rich-text-view.tsx'
import { tableOfContents } from '#web/sanity/portable-text/table-of-contents.ts'
import { definePages, type DocumentViewProperties } from '#web/sanity/queries/document-pages.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { DocumentHead } from '#web/ui/document-head.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Quote } from '#web/ui/quote.tsx'
import { RelatedEntries } from '#web/ui/related-entries.tsx'
import { Results } from '#web/ui/results.tsx'
import { CaseTile } from './case-tile.tsx'
import { hasSameSector } from './model.ts'
import { type CaseStudy, getCaseStudy } from './queries.ts'

/** A case study's page: a long text with large pictures, or facts and results first. */
async function CaseStudyPage({ document: study, layout: chosen }: DocumentViewProperties<CaseStudy>) {
  const layout = chosen === 'editorial' || chosen === 'overview' ? chosen : study.layout
  const texts = await getTranslations('portfolio')
  const { previous, next, related } = findNeighbors(study.siblings, study.id, (other) =>
    hasSameSector(other, study),
  )
  const isEditorial = layout === 'editorial'
  const cover = study.cover && (
    <Picture image={study.cover} sizes="(width >= 1400px) 1272px, 92vw" first={isEditorial} />
  )
  const quote = study.testimonial && <Quote testimonial={study.testimonial} />
  return (
    <main id="content" tabIndex={-1}>
      <DocumentHead
        ancestors={[study.list]}
        eyebrow={study.sector}
        title={study.title}
        summary={study.summary}
      />
      <article className={`section case case--${layout}`}>
        <div className="container-fluid">
          {isEditorial ? (
            <>
              {cover}
              <CaseFacts study={study} />
              <CaseChapters study={study} sizes="(width >= 1400px) 1272px, 92vw" />
              <Results results={study.results} />
              {quote}
            </>
          ) : (
            <>
              <Results results={study.results} />
              <div className="case__columns">
                <aside aria-label={texts('facts')}>
                  <CaseFacts study={study} />
                </aside>
                <div>
                  {cover}
                  <CaseChapters study={study} sizes="(width >= 1024px) 60vw, 92vw" />
                  {quote}
                </div>
              </div>
            </>
          )}
        </div>
      </article>
      <RelatedEntries
        heading={texts('more')}
        related={related}
        tile={(one) => <CaseTile study={one} level={3} />}
        previous={previous}
        next={next}
        texts={{ label: texts('previousAndNext'), previous: texts('previous'), next: texts('next') }}
      />
    </main>
  )
}

interface CaseChaptersProperties {
  study: CaseStudy
  /** The `sizes` attribute of the pictures. */
  sizes: string
}

/** The chapters of a case study, with a picture before each but the first and the other pictures at the end. */
async function CaseChapters({ study, sizes }: CaseChaptersProperties) {
  const texts = await getTranslations('portfolio')
  const chapters = (['challenge', 'approach', 'outcome'] as const).filter((name) => study[name].length > 0)
  const headingIds = (names: typeof chapters) =>
    tableOfContents(names.flatMap((name) => study[name])).map(({ id }) => id)
  const rest = study.pictures.slice(Math.max(0, chapters.length - 1))
  return (
    <>
      {chapters.map((name, index) => {
        const picture = index > 0 ? study.pictures[index - 1] : undefined
        return (
          <div key={name} className="case-chapter">
            {picture && <Picture image={picture} sizes={sizes} />}
            <h2 className="subtitle mb-5">{texts(name)}</h2>
            <div className="rich-text">
              <RichTextView value={study[name]} taken={headingIds(chapters.slice(0, index))} />
            </div>
          </div>
        )
      })}
      {rest.map((picture) => (
        <Picture key={picture.src} image={picture} sizes={sizes} />
      ))}
    </>
  )
}

/** Client, sector, year and services of a case study. */
async function CaseFacts({ study }: { study: CaseStudy }) {
  const texts = await getTranslations('portfolio')
  const facts = [
    { name: texts('client'), value: study.client },
    { name: texts('sector'), value: study.sector },
    { name: texts('year'), value: study.year ? String(study.year) : null },
  ].filter(({ value }) => value)
  return (
    <dl className="case-facts stack gap-5 pt-5 border-top-ink">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="label">{name}</dt>
          <ContentText as="dd" className="mb-2" text={value} />
        </div>
      ))}
      {study.services.length > 0 && (
        <div>
          <dt className="label">{texts('services')}</dt>
          {study.services.map(({ id, title, href }) => (
            <ContentText key={id} as="dd" className="mb-2" text={title}>
              <Link href={href}>{title}</Link>
            </ContentText>
          ))}
        </div>
      )}
    </dl>
  )
}

/** Case study pages, at `/portfolio/{slug}`. */
export const caseStudyPages = definePages({
  get: getCaseStudy,
  View: CaseStudyPage,
  describe: ({ title, summary }) => ({ title, description: summary }),
  structuredData: ({ title, summary, cover, sector, year }, { url, organization }) => ({
    '@type': ['Article', 'CreativeWork'],
    headline: title,
    description: summary ?? undefined,
    url,
    image: cover?.src,
    about: sector ?? undefined,
    temporalCoverage: year ? String(year) : undefined,
    author: organization,
    publisher: organization,
  }),
})
