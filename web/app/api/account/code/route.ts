import { followMailedLink } from '#web/features/account/auth/follow-mailed-link.ts'
import { readSubmission, seeOther } from '#web/features/account/session/submission.ts'
import { errorResponse } from '#web/lib/error-response.ts'

/**
 * Uses the code `oobCode` of a mailed link for the action `mode`. `password` is the new password, `email` the address that signs in, and
 * `signature` binds it to the code. It is a POST because mail scanners open links.
 */
export async function POST(request: Request): Promise<Response> {
  const read = await readSubmission(request)
  if (!read.ok) return read.error
  const path = read.value.isForm ? await followMailedLink(request.headers, read.value) : null
  return path === null ? errorResponse(422, 'invalid', 'There is no such action.') : seeOther(path)
}
