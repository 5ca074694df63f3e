import { connection } from 'next/server'
import { newProof } from '#web/services/inquiries/guard.ts'

/** Proof, as text, of when a form was begun; asked for when somebody puts the cursor into one. */
export async function GET(): Promise<Response> {
  await connection()
  return new Response(newProof(), {
    headers: { 'cache-control': 'no-store', 'content-type': 'text/plain', 'x-robots-tag': 'noindex' },
  })
}
