import { getTranslations } from 'next-intl/server'
import { groq } from 'next-sanity'
import { z } from 'zod'
import { CaseTile } from '#web/features/portfolio/case-tile.tsx'
import { MIN_ENTRIES_TO_FILTER, sectorsOf } from '#web/features/portfolio/model.ts'
import {
  type CaseStudyCard,
  caseStudyCardFields,
  caseStudyCardSchema,
} from '#web/features/portfolio/queries.ts'
import { countPages, pageNumberOf } from '#web/lib/paging.ts'
import { choice, listOf, withFallback } from '#web/sanity/parse.ts'
import { sectionFields } from '#web/sanity/queries/projections.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Results } from '#web/ui/results.tsx'
import { TitleLink } from '#web/ui/title-link.tsx'
import { type BlockViewProperties, sectionSchema } from '../base.ts'
import { BlockSection } from '../block-section.tsx'

/** Fields of the block: the chosen case studies, or all of them. */
export const portfolioFields = groq`
  ${sectionFields},
  layout, pageSize,
  "caseStudies": select(
    count(caseStudies) > 0 => caseStudies[]->{ ${caseStudyCardFields} },
    *[_type == "caseStudy"] | order(order asc, _id asc) { ${caseStudyCardFields} }
  )
`

export const portfolioSchema = sectionSchema('portfolioBlock')
  .extend({
    layout: choice(['masonry', 'showcase', 'list'], 'masonry'),
    pageSize: withFallback(z.number().int().min(1).max(48), 12),
    caseStudies: listOf(caseStudyCardSchema),
  })
  .transform((block) => ({
    ...block,
    pageCount: countPages(block.caseStudies.length, block.pageSize),
  }))

/**
 * Case studies with pagination. The filter consists of radio inputs and CSS only. It shows all entries of a
 * sector, because those of other pages are hidden in the document.
 */
export async function PortfolioBlock({ block, page }: BlockViewProperties<typeof portfolioSchema>) {
  if (block.caseStudies.length === 0) return null
  const texts = await getTranslations('portfolio')
  const sectors = sectorsOf(block.caseStudies)
  const isFiltered = sectors.length > 1 && block.caseStudies.length >= MIN_ENTRIES_TO_FILTER
  const name = `sector-${block.key}`
  const choices = [{ name: texts('allSectors'), count: block.caseStudies.length }, ...sectors]
  return (
    <BlockSection block={block} className="section portfolio">
      {isFiltered && (
        <form className="portfolio__filter">
          <fieldset>
            <legend>{texts('filter')}</legend>
            {choices.map((sector, index) => (
              <label key={sector.name}>
                <input type="radio" name={name} value={index} defaultChecked={index === 0} />
                <span>
                  <ContentText as="span" text={sector.name} />
                  <span className="portfolio__count">{sector.count}</span>
                </span>
              </label>
            ))}
          </fieldset>
        </form>
      )}
      <ul role="list" className={`portfolio__entries portfolio__entries--${block.layout}`}>
        {block.caseStudies.map((study, index) => (
          <li
            key={study.id}
            data-sector={sectors.findIndex((sector) => sector.name === study.sector) + 1}
            data-elsewhere={pageNumberOf(index, block.pageSize) !== page.pageNumber || undefined}
          >
            <PortfolioEntry study={study} layout={block.layout} level={block.heading ? 3 : 2} />
          </li>
        ))}
      </ul>
      <Pagination path={page.path} pageNumber={page.pageNumber} pageCount={block.pageCount} />
    </BlockSection>
  )
}

interface PortfolioEntryProperties {
  study: CaseStudyCard
  layout: z.output<typeof portfolioSchema>['layout']
  /** Heading level of the title. */
  level: 2 | 3
}

/** A case study as a tile, a large row with results, or a list item. */
function PortfolioEntry({ study, layout, level }: PortfolioEntryProperties) {
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
