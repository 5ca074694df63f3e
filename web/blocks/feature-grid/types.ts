import type { IconKey } from '#schemas/shared/icons.ts'
import type { BlockBase, ContentLink, SectionHead } from '#web/content/types.ts'

/** One thing worth naming. */
export interface Feature {
  key: string
  icon: IconKey | null
  title: string
  text: string | null
  link: ContentLink | null
}

/** Features side by side. */
export interface FeatureGridContent extends BlockBase, SectionHead {
  type: 'featureGridBlock'
  /** On wide screens. */
  columns: 2 | 3 | 4
  items: Feature[]
}
