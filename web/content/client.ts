import { createClient, type FilterDefault } from 'next-sanity'
import { environment } from '#web/env.ts'
import type { View } from './perspective.ts'

/** Version of Sanity's query API that the site was written against. */
const API_VERSION = '2025-10-01'

const { SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_HOST, SANITY_API_READ_TOKEN, STUDIO_URL } =
  environment()

/** Reads what is published, without a token. */
export const publishedClient = createClient({
  projectId: SANITY_PROJECT_ID,
  dataset: SANITY_DATASET,
  apiVersion: API_VERSION,
  perspective: 'published',
  useCdn: SANITY_API_HOST === undefined,
  // A visitor may be waiting: better to show the last good copy than to try for long.
  timeout: 10_000,
  maxRetries: 2,
  ...(SANITY_API_HOST && { apiHost: SANITY_API_HOST, useProjectHostname: false }),
})

/** Reads drafts and checks preview links; its answers are for editors only. */
export const previewClient = publishedClient.withConfig({ token: SANITY_API_READ_TOKEN, useCdn: false })

/** Fields whose texts are no words on a page to press on: they end in its head, in attributes, or are typed letter by letter. */
const UNMARKED_FIELDS = new Set<unknown>([
  'seo',
  'defaultSeo',
  'siteName',
  'tagline',
  'alt',
  'emailPlaceholder',
  'typedWords',
])

/**
 * Marks editorial text only, the `value` of a language: marks in keys, icons or paths would break comparisons. And which asset a
 * picture shows: `parseImage` takes that mark off and keeps it beside the picture.
 */
const markEditorialText: FilterDefault = ({ sourcePath }) => {
  const [last, inside] = [sourcePath.at(-1), sourcePath.at(-2)]
  const isMarked = last === 'value' || last === 'text' || (last === '_ref' && inside === 'asset')
  return isMarked && !sourcePath.some((segment) => UNMARKED_FIELDS.has(segment))
}

/** A client that answers with drafts; for editors each text is marked with the field it comes from, so that Presentation finds it. */
export function draftClient({ perspective, isMarked }: View) {
  return previewClient.withConfig({
    perspective,
    stega: { enabled: isMarked, studioUrl: STUDIO_URL, filter: markEditorialText },
  })
}
