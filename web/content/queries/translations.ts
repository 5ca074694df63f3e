import { defineQuery } from 'next-sanity'

/** The interface texts of one language, by namespace, as edited in Studio. */
export const translationsQuery =
  defineQuery(`*[_type == "translation" && defined(namespace)] | order(_id asc) {
  namespace,
  entries[] { key, "text": select($locale == "zh" => zh, $locale == "ar" => ar, en) }
}`)
