import { cookies } from 'next/headers'
import { environment } from '#web/env.ts'
import { isGoodProof, newProof, PROOF_COOKIE } from '#web/services/inquiries/guard.ts'

const ONE_DAY = 86_400

/** The smallest picture there is: nothing, one pixel wide. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

/** Leaves the proof of when a form was begun as a cookie, for pages on which no script runs; a good one is kept. */
export async function GET(): Promise<Response> {
  const jar = await cookies()
  if (!isGoodProof(jar.get(PROOF_COOKIE)?.value)) {
    jar.set(PROOF_COOKIE, newProof(), {
      httpOnly: true,
      sameSite: 'lax',
      secure: environment().SITE_URL.startsWith('https:'),
      path: '/',
      maxAge: ONE_DAY,
    })
  }
  return new Response(PICTURE, { headers: { 'cache-control': 'no-store', 'content-type': 'image/svg+xml' } })
}
