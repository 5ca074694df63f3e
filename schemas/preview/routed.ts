import type { ComponentType } from 'react'
import { canonicalPath, type SluggedType } from '../shared/routes.ts'
import { drawnIcon } from './drawn-icon.ts'
import { englishText, languageGaps, subtitle } from './localized.ts'

/** Creates the preview of a document with its own page: its title, its missing languages and its path. */
export const routedPreview = (
  type: SluggedType,
  untitled: string,
  icon: ComponentType,
  text = 'description',
) => ({
  select: { title: 'title', text, slug: 'slug.current' },
  prepare: ({ title, text: below, slug }: Record<string, unknown>) => ({
    title: englishText(title) ?? untitled,
    subtitle: subtitle(languageGaps(title, below), typeof slug === 'string' && canonicalPath(type, slug)),
    media: icon,
  }),
})

/** Creates the same preview with the icon that the document has. */
export function iconPreview(type: SluggedType, untitled: string, fallback: ComponentType) {
  const { select, prepare } = routedPreview(type, untitled, fallback, 'summary')
  return {
    select: { ...select, icon: 'icon' },
    prepare: ({ icon, ...texts }: Record<string, unknown>) => ({
      ...prepare(texts),
      media: drawnIcon(icon, fallback),
    }),
  }
}
