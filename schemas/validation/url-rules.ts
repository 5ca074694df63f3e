import type { CustomValidator, Rule, UrlRule } from 'sanity'
import { checkUrl } from './addresses.ts'

interface UrlRuleOptions {
  /** The error for a missing URL. Without it, the URL is optional. */
  required?: string
  /** Default: any web address. */
  check?: CustomValidator<string | undefined>
}

/** Returns the rules of a URL field. They replace the type's built-in rule, which would list a second error with Sanity's message. */
export function urlRules(rule: UrlRule, { required, check = checkUrl }: UrlRuleOptions = {}): Rule[] {
  // Every rule has `reset`, but the type of this one leaves it out.
  const bare = () => (rule as unknown as Rule).reset()
  return [...(required ? [bare().required().error(required)] : []), bare().custom<string | undefined>(check)]
}
