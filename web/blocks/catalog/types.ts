import type { BlockBase, SectionHead } from '#web/content/types.ts'

/** All goods of the shop, with filters. */
export interface CatalogContent extends BlockBase, SectionHead {
  type: 'catalogBlock'
  /** How many goods stand on a page. */
  pageSize: number
}
