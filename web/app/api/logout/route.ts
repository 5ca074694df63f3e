import { localizedPath } from '#schemas/shared/routes.ts'
import { signOut } from '#web/features/account/session/session.ts'
import { readSubmission, seeOther } from '#web/features/account/session/submission.ts'

/** Signs out. Forms are redirected to the signed-out page. */
export async function POST(request: Request): Promise<Response> {
  const read = await readSubmission(request)
  if (!read.ok) return read.error
  await signOut()
  if (!read.value.isForm) return new Response(null, { status: 204 })
  return seeOther(localizedPath(read.value.locale, '/pages-logout'))
}
