import { endSession } from '#web/services/identity/session.ts'
import { readSubmission, seeOther } from '#web/services/identity/submission.ts'
import { localizedPath } from '#schemas/shared/routes.ts'

/** Signs out of this browser, by the form of the top bar, and leads to the page that says so. */
export async function POST(request: Request): Promise<Response> {
  const read = await readSubmission(request)
  if (!read.ok) return read.fault
  await endSession()
  if (!read.value.isForm) return new Response(null, { status: 204 })
  return seeOther(localizedPath(read.value.locale, '/pages-logout'))
}
