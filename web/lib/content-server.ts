import type { Environment } from '../env.ts'

/** Returns the origin that serves the images and files of the content. */
export const contentServer = ({ SANITY_API_HOST }: Pick<Environment, 'SANITY_API_HOST'>): string =>
  SANITY_API_HOST ?? 'https://cdn.sanity.io'
