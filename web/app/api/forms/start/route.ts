import { connection } from 'next/server'
import { signFormStart } from '#web/features/inquiries/check-sender.ts'

/** Returns the signed start time of a form as text. The form requests it on focus. */
export async function GET(): Promise<Response> {
  await connection()
  return new Response(signFormStart(), {
    headers: { 'cache-control': 'no-store', 'content-type': 'text/plain', 'x-robots-tag': 'noindex' },
  })
}
