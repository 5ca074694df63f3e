import { groq } from 'next-sanity'
import type { LocaleId } from '#schemas/shared/locales.ts'

/** A localized field in the page's language (`$locale`), or else in English. */
export const localized = (field: string) =>
  groq`coalesce(${field}[language == $locale][0].value, ${field}[language == "en"][0].value)`

/** A document's address in a language, for `canonicalPath`: its own slug there, or else the English one. */
const addressIn = (locale: LocaleId) => groq`select(
  _type == "page" => path.current,
  _type == "helpArticle" =>
    coalesce(topic->slugs.${locale}, topic->slug.current) + "/" + coalesce(slugs.${locale}, slug.current),
  coalesce(slugs.${locale}, slug.current)
)`

/** The type and address of a document in the page's language (`$locale`), parsed by `addressSchema`. */
export const addressFields = groq`
  "type": _type,
  "address": select($locale == "zh" => ${addressIn('zh')}, $locale == "ar" => ${addressIn('ar')}, ${addressIn('en')})
`

/** The latest changes of products, parsed by `rowsStateSchema`. Bulk edits make many in the same second, and their order is not defined. */
export const latestProductChanges = groq`
  "latest": *[_type == "product"] | order(_updatedAt desc)[0...200] { "at": _updatedAt, "revision": _rev }
`

/** Name and address of a document, parsed by `namedLinkSchema`. */
export const namedLinkFields = groq`
  "label": coalesce(${localized('title')}, ${localized('name')}),
  "href": { ${addressFields} }
`

/** A document in a list, parsed by `entrySchema`. */
export const entryFields = groq`
  "id": _id,
  "title": ${localized('title')},
  "summary": ${localized('summary')},
  "href": { ${addressFields} }
`

/** The documents that an editor chose in a list, or else all documents of their type, in order. */
export const chosenOrAll = (list: string, type: string) => groq`select(
  count(${list}) > 0 => ${list}[]->,
  *[_type == "${type}"] | order(order asc, _id asc)
)[]`

/** The addresses of a document in all languages, parsed by `addressesSchema`. */
export const addressesFields = groq`
  "type": _type,
  "addresses": { "zh": ${addressIn('zh')}, "en": ${addressIn('en')}, "ar": ${addressIn('ar')} }
`

/** The heading that sections share, parsed by `sectionSchema`. */
export const sectionFields = groq`
  "eyebrow": ${localized('eyebrow')},
  "heading": ${localized('heading')},
  "paragraph": ${localized('paragraph')}
`

/** A `link`, parsed by `linkSchema` after `resolveLinks` has added the document's address. */
export const linkFields = groq`
  kind, path, url, anchor, newTab,
  "documentId": document._ref
`

/** An image without its description and blurred preview, parsed by `croppedImageSchema`. */
export const croppedImageFields = groq`"asset": asset._ref, crop, hotspot`

/**
 * An image without a description, parsed by `plainImageSchema`. The blurred preview of a transparent picture would stay visible behind
 * it.
 */
export const plainImageFields = groq`
  ${croppedImageFields},
  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip)
`

/** A `figure` or an image, parsed by `imageSchema`. */
export const imageFields = groq`
  ${plainImageFields},
  "alt": ${localized('alt')}
`

/** A text for search engines: in the page's language, or else in English while the document has no text of its own (`own`) in the language. */
const seoText = (field: string, own: string) => groq`coalesce(
  ${field}[language == $locale][0].value,
  select(!defined(${own}[language == $locale][0].value) => ${field}[language == "en"][0].value)
)`

/** The default `seo` of the site, parsed by `seoSchema`. */
export const defaultSeoFields = groq`
  "title": ${localized('title')},
  "description": ${localized('description')},
  image { ${imageFields} },
  noIndex
`

/** The `seo` of a document, parsed by `seoSchema`. */
export const seoFields = groq`
  "title": ${seoText('title', 'coalesce(^.title, ^.name)')},
  "description": ${seoText('description', 'coalesce(^.summary, ^.excerpt, ^.description, ^.biography)')},
  image { ${imageFields} },
  noIndex
`

/** Fields of every block, parsed by `blockSchema`. */
export const blockFields = groq`
  "type": _type,
  "key": _key,
  anchor,
  visibleFrom,
  visibleUntil
`

/** A `button`, parsed by `buttonSchema`. */
export const buttonFields = groq`
  "label": ${localized('label')},
  style,
  link { ${linkFields} }
`

/** A text block with the addresses of its links, parsed by `richTextSchema`. Links are `webLink` until the migration `rename-web-links`. */
const textBlockFields = groq`
  _type, _key, style, listItem, level, children,
  markDefs[] {
    _type, _key,
    _type == "internalLink" => { "link": { "documentId": document._ref, anchor } },
    _type == "link" => { "link": href },
    _type == "webLink" => { "link": href }
  }
`

/** A localized rich text in the page's language, or else in English, parsed by `richTextSchema`. */
export const richTextFields = (field: string) => groq`coalesce(
  ${field}[language == $locale && count(value) > 0][0].value,
  ${field}[language == "en"][0].value
)[] {
  _type == "block" => { ${textBlockFields} },
  _type == "richTextFigure" => { _type, _key, caption, "image": { ${plainImageFields}, alt } },
  _type == "richTextCallout" => { _type, _key, tone, text[] { ${textBlockFields} } },
  _type == "richTextCode" => { _type, _key, language, fileName, code },
  _type == "richTextTable" => { _type, _key, caption, headerRow, rows[] { cells } }
}`
