import { groq } from 'next-sanity'

/** A localised field in the language of the page (`$locale`), else in English. */
export const localized = (field: string) =>
  groq`coalesce(${field}[language == $locale][0].value, ${field}[language == "en"][0].value)`

/** A `link` as `parseLink` takes it. */
export const linkFields = groq`
  kind, path, url, anchor, newTab,
  "type": document->_type,
  "address": coalesce(document->path.current, document->slug.current)
`

/** A `figure` or an image as `parseImage` takes it. */
export const imageFields = groq`
  "asset": asset._ref, crop, hotspot,
  "lqip": asset->metadata.lqip,
  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value)
`

/** `seo` as `parseSeo` takes it. */
export const seoFields = groq`
  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),
  "description": coalesce(description[language == $locale][0].value, description[language == "en"][0].value),
  image { ${imageFields} },
  noIndex
`
