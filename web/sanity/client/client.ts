import { createClient, type FilterDefault } from 'next-sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { environment, isBuilding } from '#web/env.ts'
import type { View } from './perspective.ts'

const { SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_HOST, SANITY_API_READ_TOKEN, STUDIO_URL } =
  environment()

/** Reads what is published, without a token. */
export const publishedClient = createClient({
  projectId: SANITY_PROJECT_ID,
  dataset: SANITY_DATASET,
  apiVersion: API_VERSION,
  perspective: 'published',
  useCdn: SANITY_API_HOST === undefined,
  // For a visitor the cached copy is better than a long wait. A build has no copy, and no visitor.
  timeout: isBuilding() ? 40_000 : 10_000,
  maxRetries: 2,
  ...(SANITY_API_HOST && { apiHost: SANITY_API_HOST, useProjectHostname: false }),
})

/** Reads drafts and validates preview links; its results are for editors only. */
export const previewClient = publishedClient.withConfig({ token: SANITY_API_READ_TOKEN, useCdn: false })

/** Fields whose texts editors cannot click: they are in the head or in attributes, or typed letter by letter. */
const FIELDS_WITHOUT_STEGA = new Set<unknown>([
  'seo',
  'defaultSeo',
  'siteName',
  'tagline',
  'alt',
  'emailPlaceholder',
  'typedWords',
])

/**
 * Encodes stega into localized and rich text only: it would break comparisons of keys, icons or paths.
 * `imageSchema` moves the stega of an asset reference to the picture.
 */
const shouldEncodeStega: FilterDefault = ({ sourcePath }) => {
  const [last, inside] = [sourcePath.at(-1), sourcePath.at(-2)]
  const isStegaEnabled = last === 'value' || last === 'text' || (last === '_ref' && inside === 'asset')
  return isStegaEnabled && !sourcePath.some((segment) => FIELDS_WITHOUT_STEGA.has(segment))
}

/** Creates a client that reads drafts. For editors, each text carries its source field, so that Presentation finds it. */
export function draftClient({ perspective, isStegaEnabled }: View) {
  return previewClient.withConfig({
    perspective,
    stega: { enabled: isStegaEnabled, studioUrl: STUDIO_URL, filter: shouldEncodeStega },
  })
}
