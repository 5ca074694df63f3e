import type { z } from 'zod'
import type { keyedText } from './parse.ts'

/** A picture for views. `src` is the original on the image server; `next/image` requests the needed width. */
export interface ContentImage {
  src: string
  /** Size of the (cropped) original, in pixels. */
  width: number
  height: number
  /** Empty for a decorative picture. */
  alt: string
  /** A tiny blurred preview as a data URL, shown while the picture loads. */
  blurDataUrl: string | null
  /** The focus point for CSS `object-position`. */
  objectPosition: string
  /** In drafts, links the picture to its field (`data-sanity-edit-info`). */
  editInfo?: string
}

/** A resolved link: `href` is a path without language (`/contact#form`) or, when `external`, a full address. */
export interface ContentLink {
  href: string
  external: boolean
  newTab: boolean
  /** Leads to a published document. Only such pages are prefetched. */
  isDocument: boolean
}

/** A link styled as a button. */
export interface ContentButton {
  label: string
  style: 'primary' | 'secondary' | 'text'
  link: ContentLink
}

/** A short text in a list; `key` is stable across languages. */
export type KeyedText = z.output<typeof keyedText>

/** A heading of a text, for its table of contents. */
export interface TableOfContentsEntry {
  /** The anchor: `#our-prices`. */
  id: string
  /** The heading's own key in its text. */
  key: string
  text: string
  level: 2 | 3 | 4
}

/** A name with the path of its page, without language. */
export interface NamedLink {
  label: string
  href: string
}
