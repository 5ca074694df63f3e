import type * as z from 'zod/mini'
import type { ValidationErrors } from './form-state.ts'

/**
 * Validates submitted values, in the browser and on the server.
 *
 * @param schema its messages are keys of the namespace `forms`
 * @param values the submitted fields; a missing one is an error
 */
export function validateForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  values: object,
): ValidationErrors<keyof z.output<Schema> & string> {
  type Field = keyof z.output<Schema> & string
  const errors: ValidationErrors<Field> = {}
  for (const { path, message } of schema.safeParse(values).error?.issues ?? [])
    errors[path[0] as Field] ??= message
  return errors
}
