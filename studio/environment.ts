/** The build variables. Vite replaces each full name with its value. */
const values = {
  SANITY_STUDIO_PROJECT_ID: process.env.SANITY_STUDIO_PROJECT_ID,
  SANITY_STUDIO_DATASET: process.env.SANITY_STUDIO_DATASET,
  SANITY_STUDIO_PREVIEW_URL: process.env.SANITY_STUDIO_PREVIEW_URL,
}

/** Descriptions for error messages. */
const DESCRIPTIONS: Record<keyof typeof values, string> = {
  SANITY_STUDIO_PROJECT_ID:
    'the id of the Sanity project (sanity.io/manage); `npm start` sets it on one machine',
  SANITY_STUDIO_DATASET: 'the name of the dataset, usually "production"',
  SANITY_STUDIO_PREVIEW_URL: 'the public address of the site, without a slash at the end',
}

/** @throws Error with the name and description of a missing variable. */
function requireVariable(name: keyof typeof values): string {
  const value = values[name]
  if (!value) throw new Error(`${name} is not set: it is ${DESCRIPTIONS[name]}.`)
  return value
}

export const projectId = requireVariable('SANITY_STUDIO_PROJECT_ID')
export const dataset = requireVariable('SANITY_STUDIO_DATASET')

/** Origin of the site in Presentation. */
export const previewUrl = requireVariable('SANITY_STUDIO_PREVIEW_URL')

/** URL of a local content lake. Only set for the local configuration. */
export const localApiHost = process.env.SANITY_STUDIO_API_HOST || undefined
