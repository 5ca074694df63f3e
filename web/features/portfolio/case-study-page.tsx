import { getTranslations } from 'next-intl/server'
import { findNeighbors } from '#web/lib/neighbors.ts'
import type { DocumentViewProperties } from '#web/sanity/queries/document-pages.ts'
import { DocumentHead } from '#web/ui/document-head.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Quote } from '#web/ui/quote.tsx'
import { RelatedEntries } from '#web/ui/related-entries.tsx'
import { Results } from '#web/ui/results.tsx'
import { CaseChapters } from './case-chapters.tsx'
import { CaseFacts } from './case-facts.tsx'
import { CaseTile } from './case-tile.tsx'
import type { CaseStudy } from './queries.ts'

/** A case study's page: a long text with large pictures, or facts and results first. */
export async function CaseStudyPage({ document: study, layout: chosen }: DocumentViewProperties<CaseStudy>) {
  const layout = chosen === 'editorial' || chosen === 'overview' ? chosen : study.layout
  const texts = await getTranslations('portfolio')
  const { previous, next, related } = findNeighbors(
    study.siblings,
    study.id,
    ({ sector }) => sector === study.sector,
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
