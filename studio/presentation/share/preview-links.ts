import type { SanityClient } from 'sanity'
import {
  PREVIEW_LINK_PATH,
  PREVIEW_LINK_TYPE,
  previewLinkId,
  type PreviewLink,
} from '../../../schemas/shared/preview-links.ts'
import { localizedPath } from '../../../schemas/shared/routes.ts'

/** A link that still holds, as a list shows it. */
export interface HoldingLink extends PreviewLink {
  _id: string
}

/** Links are forgotten this long after their end: until then the site can say that they have expired. */
const REMEMBERED_MS = 90 * 24 * 3_600_000

const digits = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The address that opens a link. What stands behind `#` is sent to no server, so it is in no log and no other site is told. */
export function linkAddress(origin: string, path: string, secret: string): string {
  const [, locale = ''] = path.split('/')
  return `${origin}${localizedPath(locale, PREVIEW_LINK_PATH)}#${secret}`
}

/**
 * Makes a link to what is shown. Its secret is in the address alone: kept is what can be made of it, so that nobody who reads the dataset
 * can open it.
 *
 * @returns the address, which cannot be had again
 */
export async function makeLink(client: SanityClient, origin: string, link: PreviewLink): Promise<string> {
  const secret = digits(crypto.getRandomValues(new Uint8Array(24)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
  await client.create({
    _id: previewLinkId(digits(new Uint8Array(digest))),
    _type: PREVIEW_LINK_TYPE,
    ...link,
  })
  const before = new Date(Date.now() - REMEMBERED_MS).toISOString()
  await client.delete({
    query: `*[_type == $type && endsAt < $before]`,
    params: { type: PREVIEW_LINK_TYPE, before },
  })
  return linkAddress(origin, link.path, secret)
}

/** The links that hold now, the newest first; also those that colleagues have made. */
export const holdingLinks = (client: SanityClient): Promise<HoldingLink[]> =>
  client.fetch(
    `*[_type == $type && isWithdrawn != true && endsAt > $now] | order(_createdAt desc)`,
    { type: PREVIEW_LINK_TYPE, now: new Date().toISOString() },
    { perspective: 'raw' },
  )

/** Takes a link back: who holds it sees no draft from the next page on. */
export const withdrawLink = (client: SanityClient, id: string) =>
  client.patch(id).set({ isWithdrawn: true }).commit()
