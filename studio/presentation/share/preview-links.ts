import { getReleaseIdFromReleaseDocumentId, type ReleaseDocument, type SanityClient } from 'sanity'
import {
  PREVIEW_LINK_PATH,
  PREVIEW_LINK_TYPE,
  type PreviewLink,
  previewLinkId,
} from '#schemas/shared/preview-links.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import { toHex } from '../../components/random-id.ts'

/** A link that has not expired or been revoked. */
export interface ActiveLink extends PreviewLink {
  _id: string
}

/** Expired links are kept this long, so that the site can tell visitors that they expired. */
const RETENTION_MS = 90 * 24 * 3_600_000

/** Returns the URL of a link. The secret is in the fragment, which browsers send to no server. */
function linkAddress(origin: string, path: string, secret: string): string {
  const [, locale = ''] = path.split('/')
  return `${origin}${localizedPath(locale, PREVIEW_LINK_PATH)}#${secret}`
}

/** A link just created. Its URL cannot be shown again. */
export interface CreatedLink {
  id: string
  url: string
}

/** Creates a link to a preview. Only a hash of its secret is stored, so readers of the dataset cannot open it. */
export async function createLink(
  client: SanityClient,
  origin: string,
  link: PreviewLink,
): Promise<CreatedLink> {
  const secret = toHex(crypto.getRandomValues(new Uint8Array(24)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
  const id = previewLinkId(toHex(new Uint8Array(digest)))
  await client.create({ _id: id, _type: PREVIEW_LINK_TYPE, ...link })
  const before = new Date(Date.now() - RETENTION_MS).toISOString()
  // The next link deletes them otherwise. The address of this one cannot be shown again.
  await client
    .delete({ query: `*[_type == $type && endsAt < $before]`, params: { type: PREVIEW_LINK_TYPE, before } })
    .catch(() => undefined)
  return { id, url: linkAddress(origin, link.path, secret) }
}

/**
 * Returns what a link shows: the drafts, or the title of its release. A release that is no longer active has none here.
 *
 * @param releases the active releases
 */
export function perspectiveTitle(
  perspective: string,
  releases: readonly Pick<ReleaseDocument, '_id' | 'metadata'>[],
): string {
  if (perspective === 'drafts') return 'Drafts'
  const [name] = perspective.split(',')
  const release = releases.find(({ _id }) => getReleaseIdFromReleaseDocumentId(_id) === name)
  return release ? `Release “${release.metadata.title ?? 'Untitled release'}”` : 'A release'
}

/** The active links of all users, newest first. Perspective: raw. */
export const ACTIVE_LINKS_QUERY = `*[_type == "${PREVIEW_LINK_TYPE}" && isWithdrawn != true && dateTime(endsAt) > dateTime(now())] | order(_createdAt desc)`

/** What the list of links follows. */
export const ACTIVE_LINKS_LISTENED = `*[_type == "${PREVIEW_LINK_TYPE}"]`

/** Revokes a link; it shows no draft from the next page on. */
export const revokeLink = (client: SanityClient, id: string) =>
  client.patch(id).set({ isWithdrawn: true }).commit()
