/** Requests of Studio to sanity.io besides content. A lake has none of it and answers in the format Studio expects. */

import { apiError } from '../errors.ts'
import type { Route, RouteContext } from '../types.ts'

const json = (body: unknown) => () => Response.json(body)
const noContent = () => new Response(null, { status: 204 })

export const stubRoutes: Route[] = [
  // Releases, scheduled drafts (releases of one document), and copies and aliases of datasets.
  {
    method: 'GET',
    path: '/features',
    handle: json(['contentReleases', 'singleDocRelease', 'advancedDatasetManagement']),
  },
  { method: 'GET', path: '/help', handle: json({ resources: { sectionArray: [] } }) },
  // A plan would limit the days of history; here it is unlimited.
  { method: 'GET', path: '/subscriptions/project/:projectId', handle: json(null) },
  { method: 'GET', path: '/user-applications', handle: json([]) },
  { method: 'GET', path: '/media-libraries', handle: json({ data: [] }) },
  { method: 'GET', path: '/access/requests/me', handle: json([]) },
  { method: 'GET', path: '/invitations/project/:projectId', handle: json([]) },

  { method: 'GET', path: '/journey/trial', handle: json(null) },
  { method: 'GET', path: '/journey/trial/override', handle: json(null) },
  { method: 'POST', path: '/journey/trial/:dialogId', handle: noContent },
  { method: 'GET', path: '/journey/announcements', handle: json([]) },
  { method: 'GET', path: '/journey/unclaimed-project', handle: json(null) },
  // Offers of paid plans; null means none.
  { method: 'GET', path: '/journey/:feature', handle: json(null) },

  // Unlimited releases.
  {
    method: 'GET',
    path: '/projects/:projectId/new-content-release-allowed',
    handle: json({
      data: { orgActiveReleaseLimit: null, datasetReleaseLimit: 1_000_000, orgMeteredActiveReleaseCount: 0 },
    }),
  },

  { method: 'GET', path: '/schedules/:projectId/:dataset', handle: json({ schedules: [], totalCount: 0 }) },
  { method: 'POST', path: '/schedules/:projectId/:dataset', handle: refuseSchedules },

  { method: 'GET', path: '/intake/telemetry-status', handle: json({ status: 'denied' }) },
  { method: 'POST', path: '/intake/batch', handle: noContent },
  { method: 'POST', path: '/intake/feedback', handle: noContent },

  { method: 'GET', path: '/agent/:organizationId/bundles/:owner/listen', handle: listenToAgentBundles },

  { method: 'GET', path: '/check/cors', handle: checkCors },
]

/** A stream that ends at once, to be opened again in a day: browsers open few connections, and report a 204 as an error. */
function listenToAgentBundles(): Response {
  const body = 'retry: 86400000\nevent: bundles\ndata: {"bundles":[]}\n\n'
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
}

/** Studio requests this after a request without a response, to distinguish a CORS rejection from a network error. */
function checkCors({ lake, request }: RouteContext): Response {
  const origin = request.headers.get('origin')
  const allowed = origin === null || lake.allowedOrigins.has(origin)
  const withCredentials = origin === null || lake.allowedOrigins.allowsCredentials(origin)
  return Response.json({ result: { allowed, withCredentials } })
}

function refuseSchedules(): never {
  throw apiError(403, 'Forbidden', 'Scheduled publishing is not available in this content lake')
}
