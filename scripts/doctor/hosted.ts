import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadHostedVariables, ROOT } from '../settings.ts'
import type { Finding } from './check.ts'
import { readExample } from './example.ts'
import { cronChecks } from './hosted/cron.ts'
import type { Environment, HostedCheck } from './hosted/define-check.ts'
import { authorizedDomain, mailedLinks, passwordSignIn } from './hosted/firebase.ts'
import { redisResponds } from './hosted/redis.ts'
import { mailIsSent, senderDomain } from './hosted/resend.ts'
import { functionReachesSite } from './hosted/revalidation.ts'
import {
  privateContent,
  publishedContent,
  readToken,
  siteOrigin,
  studioOrigin,
  writeToken,
} from './hosted/sanity.ts'
import { siteResponds } from './hosted/site.ts'
import {
  accountIsActive,
  customerPortal,
  endpointIsComplete,
  keyMode,
  keyRights,
  signedEvents,
  taxIsActive,
} from './hosted/stripe.ts'
import { checkSettings, checkVariables } from './hosted/variables.ts'

/** Every check of a hosted environment, in output order. */
const HOSTED_CHECKS: readonly HostedCheck[] = [
  siteResponds,
  functionReachesSite,
  ...cronChecks,
  publishedContent,
  privateContent,
  readToken,
  writeToken,
  siteOrigin,
  studioOrigin,
  keyMode,
  keyRights,
  accountIsActive,
  taxIsActive,
  customerPortal,
  signedEvents,
  endpointIsComplete,
  authorizedDomain,
  passwordSignIn,
  mailedLinks,
  senderDomain,
  mailIsSent,
  redisResponds,
]

/**
 * Checks a hosted environment by calling its services. Variables come from the process, or else from `.env`.
 * The findings contain no secrets.
 */
export async function checkHosting(): Promise<Finding[]> {
  loadHostedVariables()
  const environment: Environment = process.env
  const variables = readExample(readFileSync(join(ROOT, '.env.example'), 'utf8'))
  const checks = [checkSettings(variables), ...HOSTED_CHECKS]
  const checked = await Promise.all(checks.map((check) => check(environment)))
  return [...checkVariables(variables, environment), ...checked].map((finding) => ({
    ...finding,
    message: withoutSecrets(finding.message, environment),
  }))
}

const SECRET_NAME = /SECRET|TOKEN|PRIVATE_KEY|(?:RESEND|DEEPL)_API_KEY|REDIS_URL/

/** Replaces secrets in a message, because services may repeat them. */
export function withoutSecrets(message: string, environment: Environment): string {
  const secrets = Object.entries(environment).filter(([name]) => SECRET_NAME.test(name))
  return secrets.reduce(
    (text, [name, value]) => (value && value.length > 3 ? text.replaceAll(value, `[${name}]`) : text),
    message,
  )
}
