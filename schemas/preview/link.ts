import { canonicalPath, isRoutedType } from '../shared/routes.ts'

/** The parts of a link that a preview selects; see `linkSelection`. */
export interface LinkSelection {
  kind?: string
  path?: string
  url?: string
  type?: string
  slug?: string
  topicSlug?: string
  pagePath?: string
}

/** Returns the selection of a preview that shows the target of a link. `field` is the link's name; none inside the link itself. */
export function linkSelection(field?: string): Record<keyof LinkSelection, string> {
  const at = field === undefined ? '' : `${field}.`
  return {
    kind: `${at}kind`,
    path: `${at}path`,
    url: `${at}url`,
    type: `${at}document._type`,
    slug: `${at}document.slug.current`,
    topicSlug: `${at}document.topic.slug.current`,
    pagePath: `${at}document.path.current`,
  }
}

/** Describes the target of a link; `undefined` when none is chosen. */
export function linkTarget(link: LinkSelection): string | undefined {
  if (link.kind === 'path') return link.path
  if (link.kind === 'url') return link.url
  const { type, pagePath, slug, topicSlug } = link
  const address = pagePath ?? (type === 'helpArticle' ? `${topicSlug}/${slug}` : slug)
  return isRoutedType(type) && address ? decodeURIComponent(canonicalPath(type, address)) : undefined
}
