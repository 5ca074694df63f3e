import type { NumberRule } from 'sanity'

interface RuleWithError<Rule> {
  error: (message: string) => Rule
}

/**
 * Returns rules that share a message. In one chain an empty field would fail every rule, and Studio would list the message for each. Separate rules are
 * skipped while the field is empty.
 */
export const rulesWithMessage = <Rule>(message: string, ...rules: RuleWithError<Rule>[]): Rule[] =>
  rules.map((rule) => rule.error(message))

export const requireWholeFrom1 = (rule: NumberRule) =>
  rulesWithMessage('Enter a whole number, 1 or more.', rule.required(), rule.integer().min(1))
