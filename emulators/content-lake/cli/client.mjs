/** `@sanity/client` whose clients call the lake; see `redirect.mjs`. */
import { createClient as create } from '@sanity/client'

export * from '@sanity/client'

/** @type {typeof create} */
export const createClient = (config) =>
  create({ ...config, apiHost: process.env.CONTENT_LAKE_URL, useProjectHostname: false, useCdn: false })
