import { connection } from 'next/server'

/**
 * Tells load balancers, containers and supervisors that this process serves requests. It calls no other service: an
 * outage of the content lake must not take instances out of rotation, since they go on serving published pages.
 *
 * Answers 200 `{ status: 'ok' }`, never cached.
 */
export async function GET(): Promise<Response> {
  // Without this the answer would be prerendered by the build and prove nothing about the process.
  await connection()
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
}
