import type { NamedLink } from '#web/content/types.ts'

/** The way down to an article or a list of articles: home, then those of the pages above that are there. */
export function trailTo(home: string, ...above: (NamedLink | null)[]): NamedLink[] {
  return [{ label: home, href: '/' }, ...above.filter((link) => link !== null)]
}
