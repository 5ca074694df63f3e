import type { Specification } from 'firebase-tools/lib/emulator/auth/apiSpec.js'

/** What Meridian does not use, and Firebase's emulator mostly does not answer. */
const UNUSED = /tenants|idpconfigs|saml|passkey|mfa|gamecenter|iossetup/i

/** Parameters that every Google API takes and nobody sends to this one; compiling them for each path takes seconds. */
const SHARED = new Set(
  [
    'access_token',
    'alt',
    'callback',
    'fields',
    'oauth_token',
    'prettyPrint',
    'quotaUser',
    'uploadType',
    'upload_protocol',
    '_.xgafv',
  ].map((name) => `#/components/parameters/${name}`),
)

/**
 * Takes what is not needed out of the description that the emulator compiles at its start, in place: 2 seconds instead of 16, half the
 * memory, the same answers.
 */
export function trim(specification: Specification): void {
  for (const [path, entry] of Object.entries(specification.paths)) {
    if (UNUSED.test(path)) delete specification.paths[path]
    else entry.parameters = entry.parameters?.filter(({ $ref = '' }) => !SHARED.has($ref))
  }
}
