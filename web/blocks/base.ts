import { z } from 'zod'
import { optionalText } from '#web/content/parse.ts'

const moment = z.iso.datetime({ offset: true }).nullable().catch(null)

/** The head that sections share; everything in it may be missing. */
export const sectionHead = { eyebrow: optionalText, heading: optionalText, paragraph: optionalText }

/** The part of a block's parser that is the same for all. */
export const blockBase = <const Type extends string>(type: Type) => ({
  type: z.literal(type),
  key: z.string(),
  anchor: optionalText,
  visibleFrom: moment,
  visibleUntil: moment,
})
