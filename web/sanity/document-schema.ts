import type { z } from 'zod'

/** Names of fields, at any depth, that `Parsed` has and `Stored` does not have. */
type UnknownField<Parsed, Stored> = Parsed extends readonly (infer ParsedItem)[]
  ? Stored extends readonly (infer StoredItem)[]
    ? UnknownField<ParsedItem, StoredItem>
    : never
  : Parsed extends object
    ? {
        [Name in keyof Parsed & string]-?: Name extends keyof Stored
          ? UnknownField<NonNullable<Parsed[Name]>, NonNullable<Stored[Name]>>
          : Name
      }[keyof Parsed & string]
    : never

/** What the schema must be in addition: nothing if it fits the documents. */
type Mismatch<Input, Stored> = [Stored] extends [Input]
  ? [UnknownField<Input, Stored>] extends [never]
    ? unknown
    : { fieldsNotInContentModel: UnknownField<Input, Stored> }
  : { doesNotTake: Stored }

/**
 * Returns the schema of a whole document unchanged: `documentSchema<Order>()(z.object({ … }))`. It compiles only if the schema takes every
 * document of the generated type and has no field that the type does not have. Projections need no such check, because TypeGen reports
 * their unknown fields as null.
 */
export const documentSchema =
  <Stored>() =>
  <Schema extends z.ZodType>(schema: Schema & Mismatch<z.input<Schema>, Stored>): Schema =>
    schema
