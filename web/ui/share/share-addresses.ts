import { stegaClean } from '#web/lib/stega.ts'

/** The shared article. */
interface Shared {
  title: string
  /** Full address. */
  url: string
}

/** A share link. */
export interface ShareLink {
  id: 'email' | 'linkedin' | 'twitter'
  href: string
}

/** Returns links that open a prepared email or post. The networks learn nothing before a click. */
export function shareLinks(shared: Shared): ShareLink[] {
  // Once encoded, stega can no longer be removed from the attribute.
  const { title, url } = stegaClean(shared)
  // Mail programs show “+” literally, so spaces are %20.
  const mail = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`
  return [
    { id: 'email', href: `mailto:?${mail}` },
    {
      id: 'linkedin',
      href: `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url }).toString()}`,
    },
    {
      id: 'twitter',
      href: `https://x.com/intent/post?${new URLSearchParams({ text: title, url }).toString()}`,
    },
  ]
}
