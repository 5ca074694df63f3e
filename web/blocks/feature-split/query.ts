import { groq } from 'next-sanity'
import { z } from 'zod'
import { parseImage } from '#web/content/image.ts'
import { parseButton } from '#web/content/link.ts'
import { choice, keyedText, listOf } from '#web/content/parse.ts'
import {
  buttonFields,
  imageFields,
  localized,
  richTextFields,
  sectionFields,
} from '#web/content/projections.ts'
import { parseRichText } from '#web/content/rich-text.ts'
import { blockBase, sectionHead } from '../base.ts'
import type { FeatureSplitContent } from './types.ts'

/** What the split needs of its block. */
export const featureSplitFields = groq`
  ${sectionFields},
  "body": ${richTextFields('body')},
  checklist[] { "key": _key, "text": ${localized('text')} },
  button { ${buttonFields} },
  picture { ${imageFields} },
  side
`

/** Parses the split. */
export const parseFeatureSplit = z.object({
  ...blockBase('featureSplitBlock'),
  ...sectionHead,
  body: parseRichText,
  checklist: listOf(keyedText),
  button: parseButton,
  picture: parseImage,
  side: choice(['start', 'end'], 'end'),
}) satisfies z.ZodType<FeatureSplitContent>
