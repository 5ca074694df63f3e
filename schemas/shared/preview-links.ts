/** Document type of preview links. Studio creates and revokes them, the site looks them up. */
export const PREVIEW_LINK_TYPE = 'meridian.previewLink'

/** A stored preview link, without its secret. */
export interface PreviewLink {
  /** Path with locale: `/ar/contact`. */
  path: string
  /** `drafts`, or release names separated by commas, highest priority first. */
  perspective: string
  /** ISO 8601, UTC. */
  endsAt: string
  isWithdrawn?: boolean
  /** Name of its author. */
  madeBy: string
}

/**
 * Returns the document id of a link. It has a dot, so it is readable with a token only.
 *
 * @param digest SHA-256 of the link's secret, in hexadecimal digits
 */
export const previewLinkId = (digest: string): string => `previewLink.${digest}`

/** Path of the page that opens a link, without locale. The secret is in the fragment. */
export const PREVIEW_LINK_PATH = '/shared-preview'

export const PREVIEW_LIFETIMES = [
  { hours: 1, title: '1 hour' },
  { hours: 24, title: '1 day' },
  { hours: 7 * 24, title: '1 week' },
  { hours: 30 * 24, title: '30 days' },
] as const
