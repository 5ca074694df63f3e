import type { ComponentType } from 'react'
import { canonicalPath, type SluggedType } from '../shared/routes.ts'
import { englishText, languageGaps, subtitle } from './localized.ts'

interface TaxonomyPreviewOptions {
  type: SluggedType
  /** Title in lists while it has none. */
  untitled: string
  icon: ComponentType
}

interface Selected {
  title?: unknown
  description?: unknown
  slug?: string
}

/** Creates the preview of a category or tag: its title, its missing languages and its address. */
export const taxonomyPreview = ({ type, untitled, icon }: TaxonomyPreviewOptions) => ({
  select: { title: 'title', description: 'description', slug: 'slug.current' },
  prepare: ({ title, description, slug }: Selected) => ({
    title: englishText(title) ?? untitled,
    subtitle: subtitle(languageGaps(title, description), slug && canonicalPath(type, slug)),
    media: icon,
  }),
})
