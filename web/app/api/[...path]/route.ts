import { connection } from 'next/server'

/**
 * Responds 404, uncached, at every address below `/api` without an endpoint of its own. Without it such requests would reach the page of
 * missing addresses, where Next runs server actions sent to it and responds with 500 to malformed ones. `next.config.mts` sends missing scripts
 * and styles here too.
 */
export async function GET(): Promise<Response> {
  await connection()
  return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
}

export { GET as DELETE, GET as PATCH, GET as POST, GET as PUT }
