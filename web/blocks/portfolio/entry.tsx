import { CaseTile } from '#web/features/portfolio/case-tile.tsx'
import type { CaseStudyCard } from '#web/features/portfolio/queries.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Results } from '#web/ui/results.tsx'
import { TitleLink } from '#web/ui/title-link.tsx'
import type { PortfolioContent } from './query.ts'

interface PortfolioEntryProperties {
  study: CaseStudyCard
  layout: PortfolioContent['layout']
  /** Heading level of the title. */
  level: 2 | 3
}

/** A case study as a tile, a large row with results, or a list item. */
export function PortfolioEntry({ study, layout, level }: PortfolioEntryProperties) {
  if (layout === 'masonry') return <CaseTile study={study} level={level} />
  const picture = study.cover && (
    <Picture image={study.cover} sizes={layout === 'list' ? '160px' : '(width >= 1024px) 55vw, 92vw'} />
  )
  return (
    <div className={layout === 'list' ? 'case-line d-grid align-items-center gap-5 py-5' : 'case-row'}>
      {picture}
      <div>
        {(study.sector ?? study.client ?? study.year) && (
          <p className="case-tile__facts">
            <ContentText as="span" text={study.sector} />
            {study.year && <span>{study.year}</span>}
            <ContentText as="span" text={study.client} />
          </p>
        )}
        <TitleLink
          as={`h${level}`}
          className={layout === 'list' ? 'case-tile__name' : 'subtitle'}
          title={study.title}
          href={study.href}
        />
        <ContentText as="p" className="mt-3 text-body-secondary fs-5" text={study.summary} />
        {layout === 'showcase' && <Results results={study.results.slice(0, 2)} />}
      </div>
      {layout === 'list' && <Icon name="arrow" forward />}
    </div>
  )
}
