import { serviceUrl } from '../services.ts'
import { LOCAL_IDENTITY_PROJECT, type Settings } from '../settings.ts'

/**
 * A customer of the first content, named in its projects (`scripts/seed-content/projects.ndjson`). The password is no secret: the account is
 * made in the identity emulator alone, together with the first content.
 */
export const DEMO_CUSTOMER = {
  email: 'nadia@client.example',
  password: 'northern-lights',
  displayName: 'Nadia Rahman',
} as const

/** Opens the account of the demo customer, with a confirmed address. One that is there is left as it is. */
export async function openDemoAccount(settings: Settings): Promise<void> {
  const accounts = `${serviceUrl('identity', settings)}/identitytoolkit.googleapis.com/v1/projects/${LOCAL_IDENTITY_PROJECT}/accounts`
  const response = await fetch(accounts, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ ...DEMO_CUSTOMER, localId: 'demo-customer', emailVerified: true }),
  })
  const answer = await response.text()
  if (!response.ok && !/EMAIL_EXISTS|DUPLICATE_LOCAL_ID/.test(answer))
    throw new Error(
      `The identity emulator answered ${response.status} to the account of the demo customer: ${answer}`,
    )
}
