import { z } from 'zod'
import { SOCIAL_PLATFORMS } from '#schemas/shared/content-choices.ts'
import { listOf, required, webUrl } from '../parse.ts'

const PLATFORMS = SOCIAL_PLATFORMS.map(({ value }) => value)

/** Parses `socialLinks[] { platform, url }`. */
export const socialLinksSchema = listOf(
  z.object({ platform: required(z.enum(PLATFORMS)), url: required(webUrl) }),
)
