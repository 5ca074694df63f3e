import { groq } from 'next-sanity'

/** A localised field in the language of the page (`$locale`), else in English. */
export const localized = (field: string) =>
  groq`coalesce(${field}[language == $locale][0].value, ${field}[language == "en"][0].value)`

// A document's address in each language, as `canonicalPath` takes it: its own there, else its `slug`.
const zhAddress = groq`select(
  _type == "page" => path.current,
  _type == "helpArticle" => coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),
  coalesce(slugs.zh, slug.current)
)`
const enAddress = groq`select(
  _type == "page" => path.current,
  _type == "helpArticle" => topic->slug.current + "/" + slug.current,
  slug.current
)`
const arAddress = groq`select(
  _type == "page" => path.current,
  _type == "helpArticle" => coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),
  coalesce(slugs.ar, slug.current)
)`

/** The type and address of a document in the language of the page (`$locale`), as `parseAddress` takes them. */
export const addressFields = groq`
  "type": _type,
  "address": select($locale == "zh" => ${zhAddress}, $locale == "ar" => ${arAddress}, ${enAddress})
`

/** The addresses of a document in all languages, as `parseAddresses` takes them. */
export const addressesFields = groq`
  "type": _type,
  "addresses": { "zh": ${zhAddress}, "en": ${enAddress}, "ar": ${arAddress} }
`

/** The head that sections share, as `sectionHead` takes it. */
export const sectionFields = groq`
  "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),
  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),
  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value)
`

/** A `link` as `parseLink` takes it, once `resolveLinks` has added the address of its document. */
export const linkFields = groq`
  kind, path, url, anchor, newTab,
  "documentId": document._ref
`

// A blur of what one can see through would go on showing behind it.
const assetFields = groq`
  "asset": asset._ref, crop, hotspot,
  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip)
`

/** A `figure` or an image as `parseImage` takes it. */
export const imageFields = groq`
  ${assetFields},
  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value)
`

/** `seo` as `parseSeo` takes it. */
export const seoFields = groq`
  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),
  "description": coalesce(description[language == $locale][0].value, description[language == "en"][0].value),
  image { ${imageFields} },
  noIndex
`

/** What every block is asked for, as `blockBase` takes it. */
export const blockFields = groq`
  "type": _type,
  "key": _key,
  anchor,
  visibleFrom,
  visibleUntil
`

/** A `button` as `parseButton` takes it. */
export const buttonFields = groq`
  "label": coalesce(label[language == $locale][0].value, label[language == "en"][0].value),
  style,
  link { ${linkFields} }
`

/** A text block as `parseRichText` takes it: its links with the addresses they lead to, in the language of the page. */
const textBlockFields = groq`
  _type, _key, style, listItem, level, children,
  markDefs[] {
    _type, _key,
    _type == "internalLink" => { "link": { ${linkFields} } },
    _type == "webLink" => { "link": href }
  }
`

/** A localised formatted text in the language of the page, else in English, as `parseRichText` takes it. */
export const richTextFields = (field: string) => groq`coalesce(
  ${field}[language == $locale && count(value) > 0][0].value,
  ${field}[language == "en"][0].value
)[] {
  _type == "block" => { ${textBlockFields} },
  _type == "richTextFigure" => { _type, _key, caption, "image": { ${assetFields}, alt } },
  _type == "richTextCallout" => { _type, _key, tone, text[] { ${textBlockFields} } },
  _type == "richTextCode" => { _type, _key, language, fileName, code },
  _type == "richTextTable" => { _type, _key, caption, headerRow, rows[] { cells } }
}`
