/** The build variables. Vite replaces each full name with its value. */
const values = {
  SANITY_STUDIO_PROJECT_ID: process.env.SANITY_STUDIO_PROJECT_ID,
  SANITY_STUDIO_DATASET: process.env.SANITY_STUDIO_DATASET,
  SANITY_STUDIO_PREVIEW_URL: process.env.SANITY_STUDIO_PREVIEW_URL,
}

/** What each value is, for error messages, and its form. */
const RULES: Record<keyof typeof values, { description: string; pattern: RegExp }> = {
  SANITY_STUDIO_PROJECT_ID: {
    description: 'the id of the Sanity project (sanity.io/manage); `npm start` sets it on one machine',
    pattern: /^[a-z0-9][a-z0-9-]*$/,
  },
  SANITY_STUDIO_DATASET: {
    description: 'the name of the dataset, usually "production"',
    pattern: /^[a-z0-9~][a-z0-9_-]*$/,
  },
  SANITY_STUDIO_PREVIEW_URL: {
    description:
      'the public address of the site with its scheme, without a slash at the end: https://www.example.com',
    pattern: /^https?:\/\/[^\s/?#]+$/,
  },
}

/** @throws Error with the name and description of a missing or malformed variable. */
function requireVariable(name: keyof typeof values): string {
  const value = values[name]
  const { description, pattern } = RULES[name]
  if (!value) throw new Error(`${name} is not set: it is ${description}.`)
  if (!pattern.test(value)) throw new Error(`${name} has the wrong form: it is ${description}.`)
  return value
}

export const projectId = requireVariable('SANITY_STUDIO_PROJECT_ID')
export const dataset = requireVariable('SANITY_STUDIO_DATASET')

/** Origin of the site in Presentation. */
export const previewUrl = requireVariable('SANITY_STUDIO_PREVIEW_URL')

/** Title of Studio, for example the company's name. */
export const title = process.env.SANITY_STUDIO_TITLE || 'Meridian'

/** URL of a local content lake. Only set for the local configuration. */
export const localApiHost = process.env.SANITY_STUDIO_API_HOST || undefined
