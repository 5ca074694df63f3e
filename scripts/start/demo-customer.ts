import { serviceUrl } from '../services.ts'
import { LOCAL_IDENTITY_PROJECT, type Settings } from '../settings.ts'

/**
 * The demo customer, whom the seed content refers to (`scripts/seed-content/projects.ndjson`). The password
 * is no secret: the account exists in the identity emulator only.
 */
export const DEMO_CUSTOMER = {
  email: 'nadia@client.example',
  password: 'northern-lights',
  displayName: 'Nadia Rahman',
} as const

/** Creates the demo customer's account with a verified address. An existing account stays unchanged. */
export async function createDemoAccount(settings: Settings): Promise<void> {
  const accounts = `${serviceUrl('identity', settings)}/identitytoolkit.googleapis.com/v1/projects/${LOCAL_IDENTITY_PROJECT}/accounts`
  const response = await fetch(accounts, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ ...DEMO_CUSTOMER, localId: 'demo-customer', emailVerified: true }),
  })
  const body = await response.text()
  if (!response.ok && !/EMAIL_EXISTS|DUPLICATE_LOCAL_ID/.test(body))
    throw new Error(
      `The identity emulator responded with ${response.status} when the demo customer was created: ${body}`,
    )
}
