import type { NumberRule } from 'sanity'
import { MAX_QUANTITY } from '../shared/line-amounts.ts'

interface RuleWithError<Rule> {
  error: (message: string) => Rule
}

/**
 * Returns rules that share a message. In one chain an empty field would fail every rule, and Studio would list the message for each. Separate rules are
 * skipped while the field is empty.
 */
export const rulesWithMessage = <Rule>(message: string, ...rules: RuleWithError<Rule>[]): Rule[] =>
  rules.map((rule) => rule.error(message))

/** Returns the rules of a required whole number from 1. */
export const requireWholeFrom1 = (rule: NumberRule) =>
  rulesWithMessage('Enter a whole number, 1 or more.', rule.required(), rule.integer().min(1))

/** Returns the rules of a quantity that a cart can hold. */
export const requireQuantity = (rule: NumberRule) =>
  rulesWithMessage(
    `Enter a whole number from 1 to ${MAX_QUANTITY}.`,
    rule.required(),
    rule.integer().min(1).max(MAX_QUANTITY),
  )
