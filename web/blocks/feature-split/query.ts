import { groq } from 'next-sanity'
import { imageSchema } from '#web/sanity/image/image.ts'
import { choice, keyedText, listOf } from '#web/sanity/parse.ts'
import { richTextSchema } from '#web/sanity/portable-text/rich-text.ts'
import { buttonSchema } from '#web/sanity/queries/link.ts'
import {
  buttonFields,
  imageFields,
  localized,
  richTextFields,
  sectionFields,
} from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

export const featureSplitFields = groq`
  ${sectionFields},
  "body": ${richTextFields('body')},
  checklist[] { "key": _key, "text": ${localized('text')} },
  button { ${buttonFields} },
  picture { ${imageFields} },
  side
`

export const featureSplitSchema = sectionSchema('featureSplitBlock').extend({
  body: richTextSchema,
  checklist: listOf(keyedText),
  button: buttonSchema,
  picture: imageSchema,
  /** Side of the picture on wide screens, in reading direction. */
  side: choice(['start', 'end'], 'end'),
})
