import { defineQuery } from 'groq'
import { useState } from 'react'
import { sharingImage } from '#schemas/shared/sharing-image.ts'
import type { SearchSiteQueryResult } from '#studio/types.generated.ts'
import { useLiveQuery } from '../use-live-query.ts'

/** The site’s texts, the topic of a help article, and the URL of the image of shared links. */
const searchSiteQuery = defineQuery(`*[_id == "siteSettings"][0] {
  siteName, tagline, defaultSeo { description },
  "topic": *[_type == "helpTopic" && _id == $topic][0] { slug, slugs },
  "image": coalesce(*[_type == "sanity.imageAsset" && _id == $image][0].url, defaultSeo.image.asset->url)
}`)

const LISTEN = '*[_id in ["siteSettings", $topic]]'

interface References {
  topic?: { _ref?: string }
  seo?: { image?: { asset?: { _ref?: string } } }
  cover?: { asset?: { _ref?: string } }
}

/** Returns what a preview needs besides the document, and follows its changes; undefined while loading. */
export function useSearchSite(document: Record<string, unknown>): SearchSiteQueryResult | undefined {
  const { topic, seo, cover } = document as References
  const own = sharingImage(String(document._type), seo?.image?.asset, cover?.asset)
  const params = { topic: topic?._ref ?? '', image: own?._ref ?? '' }
  const { data } = useLiveQuery(searchSiteQuery, LISTEN, params)
  // The preview stays in place while those of another topic or image load.
  const [latest, setLatest] = useState(data)
  if (data && data !== latest) setLatest(data)
  return data ?? latest
}
