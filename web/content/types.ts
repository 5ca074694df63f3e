/** A picture as views receive it. `src` is the original on the image server; `next/image` asks it for the right width. */
export interface ContentImage {
  src: string
  /** Size of the (cropped) original, in pixels. */
  width: number
  height: number
  /** Empty for a picture that only decorates. */
  alt: string
  /** A tiny blurred stand-in as a data URL, shown while the picture loads. */
  blurDataUrl: string | null
  /** The point that must stay visible when the picture is cut, for CSS `object-position`. */
  objectPosition: string
  /** In drafts, what leads an editor from the picture to its field (`data-sanity-edit-info`). */
  editInfo?: string
}

/** A link, resolved: `href` is a path without language (`/contact#form`) or, when `external`, a full address. */
export interface ContentLink {
  href: string
  external: boolean
  newTab: boolean
  /** Leads to a published document. Only such pages are fetched ahead: a written address may lead to none. */
  isDocument: boolean
}

/** A link drawn as a button. */
export interface ContentButton {
  label: string
  style: 'primary' | 'secondary' | 'text'
  link: ContentLink
}

/** A short text in a list; `key` is stable across languages. */
export interface KeyedText {
  key: string
  text: string
}

/** What every block carries, whatever it shows. */
export interface BlockBase {
  key: string
  /** Id of the section, so that links such as `#services` lead to it. */
  anchor: string | null
  /** When visitors begin and cease to see it; ISO 8601, UTC. Null: from ever, for ever. */
  visibleFrom: string | null
  visibleUntil: string | null
  /** In drafts, what leads an editor from the block to its item in the page (`data-sanity`). */
  editAttribute?: string
  /** How many pages its list fills, where it is one that goes on at `/page/2`. */
  pageCount?: number
}

/** The head that sections share: a small line, a heading, and what to know first. */
export interface SectionHead {
  eyebrow: string | null
  heading: string | null
  paragraph: string | null
}

/** A heading of a text, for its table of contents. */
export interface ContentsEntry {
  /** By which links lead to it: `#our-prices`. */
  id: string
  /** The heading's own key in its text. */
  key: string
  text: string
  level: 2 | 3 | 4
}

/** Something with a name and a page of its own; `href` is its path without language. */
export interface NamedLink {
  label: string
  href: string
}

/** An article as a card. */
export interface PostCard {
  id: string
  title: string
  excerpt: string | null
  cover: ContentImage | null
  /** ISO 8601; null where the editor chose none. */
  publishedAt: string | null
  /** Opens lists that have a lead article. */
  isLead: boolean
  href: string
  category: NamedLink | null
}
