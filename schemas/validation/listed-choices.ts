import type { Rule } from 'sanity'
import type { ValidationResult } from './addresses.ts'

/**
 * Returns a rule without Sanity's own check of `options.list`. Each rule of a field repeats that check, with the message of the rule, such
 * as “Choose at least one country.”
 */
export const withoutListCheck = <FieldRule>(rule: FieldRule): FieldRule =>
  (rule as Rule).clone().reset() as FieldRule

/** Creates a check that a list of texts contains listed choices only, instead of Sanity's own. */
export const checkListedChoices =
  (choices: readonly string[]) =>
  (values: readonly unknown[] | undefined): ValidationResult => {
    const other = (values as readonly string[] | undefined)?.find((value) => !choices.includes(value))
    return other === undefined ? true : `“${other}” can’t be chosen here. Uncheck it.`
  }
