import { groq } from 'next-sanity'
import { z } from 'zod'
import { choice, listOf } from '#web/content/parse.ts'
import { localized } from '#web/content/projections.ts'
import { caseStudyCardFields } from '#web/content/queries/work.ts'
import { parseCaseStudyCard } from '#web/features/portfolio/cards.ts'
import { countPages } from '#web/features/portfolio/model.ts'
import { blockBase, sectionHead } from '../base.ts'
import type { PortfolioContent } from './types.ts'

/** What the block asks for: the case studies chosen, or all of them. */
export const portfolioFields = groq`
  "eyebrow": ${localized('eyebrow')},
  "heading": ${localized('heading')},
  "paragraph": ${localized('paragraph')},
  layout, pageSize,
  "caseStudies": select(
    count(caseStudies) > 0 => caseStudies[]->{ ${caseStudyCardFields} },
    *[_type == "caseStudy"] | order(order asc, _id asc) { ${caseStudyCardFields} }
  )
`

/** Parses the block; what is not published, or unfinished, is left out. */
export const parsePortfolio = z
  .object({
    ...blockBase('portfolioBlock'),
    ...sectionHead,
    layout: choice(['masonry', 'showcase', 'list'], 'masonry'),
    pageSize: z.number().int().min(1).max(48).catch(12),
    caseStudies: listOf(parseCaseStudyCard),
  })
  .transform((block) => ({
    ...block,
    pageCount: countPages(block.caseStudies.length, block.pageSize),
  })) satisfies z.ZodType<PortfolioContent>
