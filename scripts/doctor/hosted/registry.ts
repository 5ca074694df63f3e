import { cronChecks } from './cron.ts'
import type { HostedCheck } from './define-check.ts'
import { authorizedDomain, mailedLinks, passwordSignIn } from './firebase.ts'
import { redisResponds } from './redis.ts'
import { mailIsSent, senderDomain } from './resend.ts'
import { functionDeployed, functionReachesSite, wrongSecretRefused } from './revalidation.ts'
import {
  privateContent,
  publishedContent,
  readToken,
  siteOrigin,
  studioOrigin,
  writeToken,
} from './sanity.ts'
import { siteResponds, unknownPage } from './site.ts'
import { endpointIsComplete, keyMode, keyRights, signatureIsChecked } from './stripe.ts'

/** Every check of a hosted environment, in output order. */
export const HOSTED_CHECKS: readonly HostedCheck[] = [
  siteResponds,
  unknownPage,
  functionReachesSite,
  wrongSecretRefused,
  functionDeployed,
  ...cronChecks,
  publishedContent,
  privateContent,
  readToken,
  writeToken,
  siteOrigin,
  studioOrigin,
  keyMode,
  keyRights,
  signatureIsChecked,
  endpointIsComplete,
  authorizedDomain,
  passwordSignIn,
  mailedLinks,
  senderDomain,
  mailIsSent,
  redisResponds,
]
