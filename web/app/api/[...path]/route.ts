import { connection } from 'next/server'

/**
 * Responds with 404, uncached, at addresses below `/api` without an endpoint. Otherwise they would reach the 404 page, where Next runs
 * server actions and responds with 500 to malformed ones. `next.config.mts` rewrites missing scripts and styles to this route too.
 */
export async function GET(): Promise<Response> {
  await connection()
  return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
}

export { GET as DELETE, GET as PATCH, GET as POST, GET as PUT }
