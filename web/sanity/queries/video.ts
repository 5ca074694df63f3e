import { groq } from 'next-sanity'
import { z } from 'zod'
import { LOCALE_IDS } from '#schemas/shared/locales.ts'
import { listOf, required, text } from '../parse.ts'

/** The asset of an uploaded video, parsed by `videoFileSchema`. */
export const videoFileFields = groq`asset->{ "src": url, "mediaType": mimeType }`

/** The captions of an uploaded video, parsed by `captionsSchema`. */
export const captionsField = groq`captions[] { language, "src": file.asset->url }`

/** Parses `videoFileFields`; null without a file. */
export const videoFileSchema = z.object({ src: text, mediaType: text }).nullable().catch(null)

/** Parses `captionsField`. */
export const captionsSchema = listOf(z.object({ language: required(z.enum(LOCALE_IDS)), src: text }))
