/** What a link to a draft is kept as: Studio makes it and takes it back, the site looks it up. It is no content, so Studio lists it nowhere else. */
export const PREVIEW_LINK_TYPE = 'meridian.previewLink'

/** A link to a draft as it is kept; the secret that opens it is not, only what can be made of it. */
export interface PreviewLink {
  /** Where it leads, with language: `/ar/contact`. */
  path: string
  /** What it shows: `drafts`, or the names of releases, the first one on top, with commas between. */
  perspective: string
  /** ISO 8601, UTC. */
  endsAt: string
  /** Set when somebody has taken it back. */
  isWithdrawn?: boolean
  /** Who made it, for colleagues. */
  madeBy: string
}

/**
 * The id under which a link is kept. It has a dot: nobody reads it without a token.
 *
 * @param digest SHA-256 of the link's secret, in hexadecimal digits
 */
export const previewLinkId = (digest: string): string => `previewLink.${digest}`

/** The page that a link opens, without language. The secret stands behind `#`, which browsers send to nobody. */
export const PREVIEW_LINK_PATH = '/shared-preview'

/** How long a link may hold. */
export const PREVIEW_LIFETIMES = [
  { hours: 1, title: '1 hour' },
  { hours: 24, title: '1 day' },
  { hours: 7 * 24, title: '1 week' },
  { hours: 30 * 24, title: '30 days' },
] as const
