import { groq } from 'next-sanity'
import { z } from 'zod'
import { caseStudyCardFields, caseStudyCardSchema } from '#web/features/portfolio/queries.ts'
import { countPages } from '#web/lib/paging.ts'
import { choice, listOf, withFallback } from '#web/sanity/parse.ts'
import { chosenOrAll, sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

/** Fields of the block: the chosen case studies, or all of them. */
export const portfolioFields = groq`
  ${sectionFields},
  layout, pageSize,
  "caseStudies": ${chosenOrAll('caseStudies', 'caseStudy')} { ${caseStudyCardFields} }
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

/** Case studies, chosen by the editor, or all in their order. */
export type PortfolioContent = z.output<typeof portfolioSchema>
