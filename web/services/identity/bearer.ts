import 'server-only'
import type { DecodedIdToken } from 'firebase-admin/auth'
import { againWhenCutOff } from '#web/lib/cut-off.ts'
import { failure, success, type Result } from '#web/lib/result.ts'
import { bearerToken } from '#web/lib/secrets.ts'
import { identityErrorOf } from './admin.ts'
import type { Customer, IdentityError } from './customer.ts'
import { verifyIdToken } from './verifier.ts'

/** The customer that a checked token or cookie speaks of. */
export const toCustomer = (token: DecodedIdToken): Customer => ({
  uid: token.uid,
  email: token.email ?? '',
  emailVerified: token.email_verified ?? false,
  name: typeof token.name === 'string' ? token.name : '',
})

/**
 * Who sent a request with `Authorization: Bearer <ID token>`. The token's signature, project and time are checked, and that it was not
 * revoked, nor the account blocked or deleted.
 */
export async function verifyBearer(request: Request): Promise<Result<Customer, IdentityError>> {
  const token = bearerToken(request.headers.get('authorization'))
  if (!token) return failure('unauthorized')
  try {
    return success(toCustomer(await againWhenCutOff(() => verifyIdToken(token))))
  } catch (error) {
    return failure(identityErrorOf(error))
  }
}
