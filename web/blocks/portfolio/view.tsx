import { getTranslations } from 'next-intl/server'
import { hasSameSector, MIN_ENTRIES_TO_FILTER, sectorsOf } from '#web/features/portfolio/model.ts'
import { pageNumberOf } from '#web/lib/paging.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import type { BlockViewProperties } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import { PortfolioEntry } from './entry.tsx'
import type { portfolioSchema } from './query.ts'

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
        <form className="mb-7">
          <fieldset className="d-flex flex-wrap row-gap-2 column-gap-3">
            <legend className="label">{texts('filter')}</legend>
            {choices.map((sector, index) => (
              <label key={sector.name} className="choice choice--quiet fs-small">
                <input type="radio" name={name} value={index} defaultChecked={index === 0} />
                <ContentText as="span" text={sector.name} />
                <span className="portfolio__count text-body-secondary">{sector.count}</span>
              </label>
            ))}
          </fieldset>
        </form>
      )}
      <ul role="list" className={`portfolio__entries portfolio__entries--${block.layout}`}>
        {block.caseStudies.map((study, index) => (
          <li
            key={study.id}
            data-sector={sectors.findIndex(({ name: sector }) => hasSameSector({ sector }, study)) + 1}
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
