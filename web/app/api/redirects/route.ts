import { getRedirects } from '#web/features/routing/queries.ts'

/** Returns the editors' redirects. The proxy requests them here because it cannot use the content cache. */
export async function GET(): Promise<Response> {
  return Response.json(await getRedirects())
}
