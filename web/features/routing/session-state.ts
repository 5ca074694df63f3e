import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { splitLocale } from '#schemas/shared/routes.ts'
import { ORDER_PATHS } from '#web/features/account/private-paths.ts'
import { SESSION_COOKIE } from '#web/features/account/session/session-cookie.ts'
import { isPrivate, type RouteRequest } from './decide-route.ts'
import { fetchAsVisitor } from './message-response.ts'

const sessionStateSchema = z.object({ signedIn: z.boolean() })

/**
 * Returns the state of a request's session. For account and order pages, the site's own endpoints check it before the page starts: once
 * its status is sent, a page can only redirect by script.
 */
export async function getSessionState(request: NextRequest): Promise<RouteRequest['session']> {
  const state = await readSessionState(request)
  // The action of a form checks the session and says what to do. A redirect would post the form to the page for signing in.
  return request.method === 'POST' && (state === 'none' || state === 'ended') ? 'held' : state
}

async function readSessionState(request: NextRequest): Promise<RouteRequest['session']> {
  const { pathname } = request.nextUrl
  const hasCookie = request.cookies.has(SESSION_COOKIE)
  const { path } = splitLocale(pathname)
  if (ORDER_PATHS.some((orderPath) => orderPath === path) && (hasCookie || !isPrivate(pathname)))
    return getOrderSessionState(request, path, hasCookie)
  if (!hasCookie) return 'none'
  if (!isPrivate(pathname)) return 'held'
  const response = await fetchAsVisitor(request, '/api/session')
  const state = sessionStateSchema.safeParse(response?.ok ? await response.json() : null)
  if (!state.success) return 'unavailable'
  return state.data.signedIn ? 'held' : 'ended'
}

/** Returns the same for the page of an order. The pages after payment handle an outage themselves. */
async function getOrderSessionState(
  request: NextRequest,
  path: string,
  hasCookie: boolean,
): Promise<RouteRequest['session']> {
  const { searchParams } = request.nextUrl
  const query = new URLSearchParams({ path })
  for (const name of ['order', 'refund', 'key', 'product']) {
    const values = searchParams.getAll(name)
    if (values.length === 1) query.set(name, values[0] ?? '')
  }
  const response = await fetchAsVisitor(request, `/api/account/order-pages?${query.toString()}`)
  if (response?.status === 404) return 'missing'
  if (response?.status === 401) return hasCookie ? 'ended' : 'none'
  return response?.ok || !isPrivate(request.nextUrl.pathname) ? 'held' : 'unavailable'
}
