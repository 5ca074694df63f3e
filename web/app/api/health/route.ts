import { connection } from 'next/server'

let isStopping = false

// A proxy goes on using the connections it holds until this check fails, and so keeps a busy process from stopping. The checks
// themselves would keep their own connection in use for good: they are told to close it.
process.once('SIGTERM', () => {
  isStopping = true
})

/**
 * Tells load balancers, containers and supervisors that this process serves requests. It calls no other service: an
 * outage of the content lake must not take instances out of rotation, since they go on serving published pages.
 *
 * Answers 200 `{ status: 'ok' }`, 503 `{ status: 'stopping' }` once the process was told to stop; never cached.
 */
export async function GET(): Promise<Response> {
  // Without this the answer would be prerendered by the build and prove nothing about the process.
  await connection()
  const headers = { 'cache-control': 'no-store' }
  return isStopping
    ? Response.json({ status: 'stopping' }, { status: 503, headers: { ...headers, connection: 'close' } })
    : Response.json({ status: 'ok' }, { headers })
}
