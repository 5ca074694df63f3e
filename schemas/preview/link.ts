import { canonicalPath } from '../shared/routes.ts'

/** The parts of a link that a preview selects; see `linkSelection`. */
export interface LinkSelection {
  kind?: string
  path?: string
  url?: string
  slug?: string
  pagePath?: string
}

/** What a preview selects so as to name where a link leads; `field` is the link's name, none inside the link itself. */
export function linkSelection(field?: string): Record<keyof LinkSelection, string> {
  const at = field === undefined ? '' : `${field}.`
  return {
    kind: `${at}kind`,
    path: `${at}path`,
    url: `${at}url`,
    slug: `${at}document.slug.current`,
    pagePath: `${at}document.path.current`,
  }
}

/** Where a link leads, as a person reads it; `undefined` when nothing has been chosen. */
export function linkTarget({ kind, path, url, slug, pagePath }: LinkSelection): string | undefined {
  if (kind === 'path') return path
  if (kind === 'url') return url
  if (pagePath) return canonicalPath('page', pagePath)
  return slug ? canonicalPath('service', slug) : undefined
}
