/** What Studio is built with. Vite writes the values into the bundle, so each variable is named in full. */
const values = {
  SANITY_STUDIO_PROJECT_ID: process.env.SANITY_STUDIO_PROJECT_ID,
  SANITY_STUDIO_DATASET: process.env.SANITY_STUDIO_DATASET,
  SANITY_STUDIO_PREVIEW_URL: process.env.SANITY_STUDIO_PREVIEW_URL,
}

/** What each variable is, for the person who has not set it. */
const MEANINGS: Record<keyof typeof values, string> = {
  SANITY_STUDIO_PROJECT_ID:
    'the id of the Sanity project (sanity.io/manage); `npm start` sets it on one machine',
  SANITY_STUDIO_DATASET: 'the name of the dataset, usually "production"',
  SANITY_STUDIO_PREVIEW_URL: 'the public address of the site, without a slash at the end',
}

/** @throws Error naming the variable that is missing, what it is for and where to get it. */
function need(name: keyof typeof values): string {
  const value = values[name]
  if (!value) throw new Error(`${name} is not set: it is ${MEANINGS[name]}.`)
  return value
}

export const projectId = need('SANITY_STUDIO_PROJECT_ID')
export const dataset = need('SANITY_STUDIO_DATASET')

/** Origin of the site that Presentation shows. */
export const previewUrl = need('SANITY_STUDIO_PREVIEW_URL')

/** Address of a content lake on this machine. Set, it switches Studio to its local configuration; hosted, it is not. */
export const localApiHost = process.env.SANITY_STUDIO_API_HOST || undefined
