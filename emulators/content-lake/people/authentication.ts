/** `/auth/*`: Studio's sign-in on a page that lists people by name. */

import { requireToken } from '../access/permissions.ts'
import { readBearerToken } from '../access/principals.ts'
import { apiError } from '../errors.ts'
import { readText } from '../http/body.ts'
import { createToken } from '../storage/tokens.ts'
import type { Route, RouteContext } from '../types.ts'
import { signInErrorPage, signInPage } from './sign-in-page.ts'
import { endSession, finishSignIn, SESSION_LABEL, startSignIn } from './sign-ins.ts'

export const authenticationRoutes: Route[] = [
  { method: 'GET', path: '/auth/id', handle: readId },
  { method: 'GET', path: '/auth/providers', handle: listProviders },
  { method: 'GET', path: '/auth/login/local', handle: showSignIn },
  { method: 'POST', path: '/auth/login/local', handle: chooseWho },
  { method: 'GET', path: '/auth/fetch', handle: fetchToken },
  { method: 'POST', path: '/auth/logout', handle: signOut },
]

/** Answers 401 when signed out. */
function readId({ principal }: RouteContext): Response {
  requireToken(principal)
  return Response.json({ id: principal.userId })
}

function listProviders({ lake }: RouteContext): Response {
  const url = `${lake.publicUrl}/v1/auth/login/local`
  return Response.json({ thirdPartyLogin: false, providers: [{ name: 'local', title: 'This machine', url }] })
}

function showSignIn(context: RouteContext): Response {
  const target = returnAddress(context, context.url.searchParams.get('origin'))
  return target instanceof Response ? target : signInPage(context.lake.directory.people, target)
}

/** Form fields `origin` and `person`; redirects to the origin with `#sid=…`. */
async function chooseWho(context: RouteContext): Promise<Response> {
  const { lake, request } = context
  if (request.headers.get('sec-fetch-site') === 'cross-site')
    return signInErrorPage(403, 'Another site tried to sign you in. Open Studio and choose your name there.')
  const form = new URLSearchParams(await readText(request))
  const target = returnAddress(context, form.get('origin'))
  if (target instanceof Response) return target
  const person = lake.directory.people.find(({ id }) => id === form.get('person'))
  if (!person) return signInErrorPage(400, 'Nobody of that name works here. Go back and choose again.')
  const sid = await lake.writes.run(() => startSignIn(lake.database, person.id))
  target.hash = `sid=${sid}`
  return new Response(null, { status: 302, headers: { location: target.href, 'cache-control': 'no-store' } })
}

/** Returns the URL to return to, or an error page: only allowed origins may receive a session. */
function returnAddress({ lake }: RouteContext, origin: unknown): URL | Response {
  const target = typeof origin === 'string' ? URL.parse(origin) : null
  if (!target)
    return signInErrorPage(400, 'This page is opened by Studio. Open Studio, and choose to sign in there.')
  if (lake.allowedOrigins.allowsCredentials(target.origin)) return target
  return signInErrorPage(
    403,
    `${target.origin} is not an allowed origin of this content lake. Start the lake with that origin allowed, or open Studio at its usual address.`,
  )
}

async function fetchToken({ lake, url }: RouteContext): Promise<Response> {
  const token = await lake.writes.run(() => {
    const userId = finishSignIn(lake.database, url.searchParams.get('sid') ?? '')
    return userId && createToken(lake.database, userId, SESSION_LABEL).token
  })
  if (!token) throw apiError(401, 'Unauthorized', 'Session id is unknown, used or too old; sign in again')
  return Response.json({ token, label: SESSION_LABEL }, { headers: { 'cache-control': 'no-store' } })
}

async function signOut({ lake, request }: RouteContext): Promise<Response> {
  const token = readBearerToken(request.headers.get('authorization') ?? '')
  if (token) await lake.writes.run(() => endSession(lake.database, token))
  return new Response(null, { status: 204 })
}
