import { getRedirects } from '#web/features/routing/data.ts'

/** Answers the redirects that editors have set. The proxy reads them here, since it runs before the cache of content can be used. */
export async function GET(): Promise<Response> {
  return Response.json(await getRedirects())
}
