/** An article as it is shared. */
interface Shared {
  title: string
  /** Full address. */
  url: string
}

/** A way to share by a plain link. */
export interface ShareLink {
  id: 'email' | 'linkedin' | 'twitter'
  href: string
}

/** Addresses that open a message or a post about an article, ready to be sent. They tell the networks nothing until then. */
export function shareLinks({ title, url }: Shared): ShareLink[] {
  // Mail programs show “+” as it stands, so spaces are written as %20.
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
