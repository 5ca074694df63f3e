import { connection } from 'next/server'

let isStopping = false

// A proxy keeps using its open connections until this check fails, which keeps a busy process from stopping. The checks would keep their
// own connection open too, so the response closes it.
process.once('SIGTERM', () => {
  isStopping = true
})

/**
 * Tells load balancers, containers and supervisors that this process serves requests. It calls no other service: an outage of the content
 * lake must not take instances out of rotation, since they still serve published pages.
 *
 * Responds 200 `{ status: 'ok' }`, or 503 `{ status: 'stopping' }` after SIGTERM; never cached.
 */
export async function GET(): Promise<Response> {
  // Without this the build would prerender the response.
  await connection()
  const headers = { 'cache-control': 'no-store' }
  return isStopping
    ? Response.json({ status: 'stopping' }, { status: 503, headers: { ...headers, connection: 'close' } })
    : Response.json({ status: 'ok' }, { headers })
}
