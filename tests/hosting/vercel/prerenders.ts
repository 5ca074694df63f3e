import type { IncomingHttpHeaders } from 'node:http'
import type { Output, Outputs, PrerenderConfig } from './outputs.ts'

/** A page in the cache of the platform. */
export interface Page {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  /** What the dynamic part of the page is rendered from; absent for pages without one. */
  state?: string
  /** When its rendering began, in milliseconds; 0 for pages of the build. */
  since: number
}

/** How a function is asked to render a page; the headers name the tags that have expired. */
export interface RenderRequest {
  headers: Record<string, string>
  query: URLSearchParams
}

type PrerenderOutput = Extract<Output, { kind: 'function' }> & { prerender: PrerenderConfig }

const STATE_TYPE = /^application\/x-nextjs-pre-render; state-length=(\d+); origin="(.*)"$/

/** The platform's cache of prerendered pages: filled by the build, expired by cache tags, refilled by functions. */
export function openPrerenders(outputs: Outputs) {
  const pages = new Map<string, Page>()
  const expiredAt = new Map<string, number>()

  const expiredTags = ({ headers, since }: Page): string[] =>
    cacheTags(headers).filter((tag) => (expiredAt.get(tag) ?? -1) >= since)

  async function find(key: string, { name, prerender }: PrerenderOutput): Promise<Page | null> {
    const page = pages.get(key) ?? (await builtPage(name, prerender))
    if (page) pages.set(key, page)
    return page
  }

  async function builtPage(name: string, prerender: PrerenderConfig): Promise<Page | null> {
    const body = await outputs.readFallback(name, prerender)
    if (!body) return null
    const headers = prerender.initialHeaders
    const [, length, type] = STATE_TYPE.exec(headers['content-type'] ?? '') ?? []
    const page = { status: prerender.initialStatus, headers, body, since: 0 }
    if (length === undefined) return page
    return {
      ...page,
      headers: { ...headers, 'content-type': type },
      state: body.subarray(0, Number(length)).toString(),
      body: body.subarray(Number(length)),
    }
  }

  return {
    expire(tags: readonly string[]): void {
      for (const tag of tags) expiredAt.set(tag, Date.now())
    },

    /**
     * Returns the cached page. One that is missing or has an expired tag is rendered first, and stored if its `cache-control` allows.
     *
     * @param isRevalidation renders the page in any case
     */
    async read(
      output: PrerenderOutput,
      query: URLSearchParams,
      render: (request: RenderRequest) => Promise<Omit<Page, 'since'>>,
      isRevalidation: boolean,
    ): Promise<{ page: Page; cache: 'HIT' | 'MISS' | 'REVALIDATED' }> {
      const { name, prerender } = output
      const allowed = new URLSearchParams(
        [...query].filter(([key]) => prerender.allowQuery?.includes(key) ?? true),
      )
      const key = `${name}?${allowed.toString()}`
      const known = await find(key, output)
      const expired = known ? expiredTags(known) : []
      if (known && expired.length === 0 && !isRevalidation) return { page: known, cache: 'HIT' }
      const since = Date.now()
      const headers: Record<string, string> = {
        ...(expired.length > 0 && {
          'x-next-revalidated-tags': expired.join(','),
          'x-next-revalidate-tag-token': prerender.bypassToken,
        }),
        ...(isRevalidation && { 'x-prerender-revalidate': prerender.bypassToken }),
      }
      const page = { ...(await render({ headers, query: allowed })), since }
      if (/s-maxage|public/.test(page.headers['cache-control'] ?? '')) pages.set(key, page)
      else pages.delete(key)
      return { page, cache: known || isRevalidation ? 'REVALIDATED' : 'MISS' }
    },
  }
}

function cacheTags(headers: IncomingHttpHeaders): string[] {
  const tags = headers['x-next-cache-tags']
  return typeof tags === 'string' ? tags.split(',') : []
}
