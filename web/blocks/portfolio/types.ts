import type { BlockBase, SectionHead } from '#web/content/types.ts'
import type { CaseStudyCard } from '#web/features/portfolio/cards.ts'

/** Case studies, chosen by the editor or all of them in their order. */
export interface PortfolioContent extends BlockBase, SectionHead {
  type: 'portfolioBlock'
  layout: 'masonry' | 'showcase' | 'list'
  pageSize: number
  pageCount: number
  caseStudies: CaseStudyCard[]
}
