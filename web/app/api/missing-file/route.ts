import { connection } from 'next/server'

/**
 * Responds with an uncached 404 where `next.config.mts` leads: for a script or style that no build has, and for server actions sent to an
 * endpoint. Next would answer the first with its prerendered page, which caches would keep for a year.
 */
export async function GET(): Promise<Response> {
  await connection()
  return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
}

export { GET as POST }
