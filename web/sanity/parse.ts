import { z } from 'zod'
import { stegaClean } from '#web/lib/stega.ts'

/**
 * A schema that also takes null, as queries return for fields that editors left empty, and reports it. What contains the value is then left
 * out, or is a 404.
 */
export const required = <Schema extends z.ZodType>(schema: Schema) =>
  schema as unknown as z.ZodType<z.output<Schema>, z.input<Schema> | null>

/** A schema that turns null, as queries return for fields that editors left empty, and anything invalid into `fallback`. */
export const withFallback = <Schema extends z.ZodType>(schema: Schema, fallback: z.output<Schema>) =>
  schema.catch(() => fallback) as unknown as z.ZodType<z.output<Schema>, z.input<Schema> | null>

/** A non-empty text. */
export const text = required(z.string().refine((value) => value.trim() !== ''))

/** A non-empty text, or null for anything else. */
export const optionalText = text.nullable().catch(null)

/** An address on the web. */
export const webUrl = z.url({ protocol: /^https?$/ })

/** A time, ISO 8601; null for anything else. */
export const optionalMoment = z.iso.datetime({ offset: true }).nullable().catch(null)

/** A text that may be empty; a missing one is empty. */
export const textOrEmpty = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** A boolean; anything else becomes `fallback`. */
export const flag = (fallback: boolean) => withFallback(z.boolean(), fallback)

/** One of the given names; anything else becomes `fallback`. Names that editors can choose must be among them. */
export const choice = <const Names extends readonly string[]>(names: Names, fallback: Names[number]) =>
  withFallback(chosen(names), fallback)

/** The value of one of the choices that editors have; anything else becomes `fallback`. */
export const choiceOf = <const Value extends string>(
  choices: readonly { value: Value }[],
  fallback: NoInfer<Value>,
) =>
  choice<readonly Value[]>(
    choices.map(({ value }) => value),
    fallback,
  )

/** One of the given names. Stega would make a name differ. */
const chosen = <const Names extends readonly string[]>(names: Names) =>
  z.preprocess((value) => stegaClean(value), z.enum(names)) as unknown as z.ZodType<
    Names[number],
    Names[number]
  >

/** The number of columns of a block; anything else becomes its initial value. */
export const columnCount = withFallback(z.literal([2, 3, 4]), 3)

/** The issues of the entries that lists have left out, while `parseWithOmissions` parses. */
let omissions: z.core.$ZodIssue[] | undefined

/** Parses like `safeParse`. Also returns the issues of the entries that `listOf` left out. */
export function parseWithOmissions<Schema extends z.ZodType>(schema: Schema, value: unknown) {
  const found: z.core.$ZodIssue[] = []
  omissions = found
  const parsed = schema.safeParse(value)
  omissions = undefined
  return { parsed, omissions: found }
}

/**
 * A list without its invalid entries; a missing list is empty. Null entries are references to documents that are not published, so they
 * are not reported as omissions.
 */
export const listOf = <Schema extends z.ZodType>(entry: Schema) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((values) =>
      values.flatMap((value) => {
        const parsed = entry.safeParse(value)
        if (parsed.success) return [parsed.data]
        if (value !== null) omissions?.push(...parsed.error.issues)
        return []
      }),
    ) as unknown as z.ZodType<z.output<Schema>[], readonly (z.input<Schema> | null)[] | null>

/** A list entry with a single text. */
export const keyedText = z.object({ key: z.string(), text })
