import { stegaClean } from 'next-sanity'
import { z } from 'zod'

/** A text that is there and not empty. */
export const text = z.string().refine((value) => value.trim() !== '')

/** A text, or null where there is none or something else. */
export const optionalText = text.nullable().catch(null)

/** A switch; anything but true and false counts as `fallback`. */
export const flag = (fallback: boolean) => z.boolean().catch(fallback)

/** One of the given names; another value, or none, counts as `fallback`. */
export const choice = <const Names extends readonly [string, ...string[]]>(
  names: Names,
  fallback: Names[number],
) => z.preprocess((value) => stegaClean(value), z.enum(names)).catch(fallback as never)

/** One of the given numbers; another value, or none, counts as `fallback`. */
export const numberChoice = <const Numbers extends readonly [number, ...number[]]>(
  numbers: Numbers,
  fallback: Numbers[number],
) => z.literal(numbers).catch(fallback as never)

/** A list of which only the sound entries are kept; no list counts as an empty one. */
export const listOf = <Schema extends z.ZodType>(entry: Schema) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((values) =>
      values.flatMap((value) => {
        const parsed = entry.safeParse(value)
        return parsed.success ? [parsed.data] : []
      }),
    )

/** An entry of a list that consists of one text. */
export const keyedText = z.object({ key: z.string(), text })
