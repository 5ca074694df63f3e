import type * as z from 'zod/mini'
import type { FieldFaults } from './form-state.ts'

/** A message that names how much a field takes, and the limit: `tooLong 100`. */
export const limited = (message: string, limit: number): string => `${message} ${limit}`

/**
 * Checks what was submitted, in the browser and on the server alike.
 *
 * @param schema its messages are keys of the namespace `forms`
 * @param values the fields as sent; a missing one counts as wrong
 */
export function findFaults<Schema extends z.ZodMiniType>(
  schema: Schema,
  values: object,
): FieldFaults<keyof z.output<Schema> & string> {
  type Field = keyof z.output<Schema> & string
  const faults: FieldFaults<Field> = {}
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    const [key = '', limit] = message.split(' ')
    faults[path[0] as Field] ??= limit ? { message: key, limit: Number(limit) } : { message: key }
  }
  return faults
}
