import type { NamedLink } from '#web/sanity/types.ts'

/** Returns the breadcrumb of an article or archive: the home page and the given parents that exist. */
export function breadcrumbLinks(home: string, ...above: (NamedLink | null)[]): NamedLink[] {
  return [{ label: home, href: '/' }, ...above.filter((link) => link !== null)]
}
