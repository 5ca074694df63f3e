/** Services of sanity.io that a lake does not have. A 403 says so; a 404 would look like a wrong URL. */

import { apiError } from '../errors.ts'
import type { Route } from '../types.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

const absent = {
  agent: 'Agent Actions',
  apis: 'GraphQL',
  blueprints: 'Functions',
  canvases: 'Canvas',
  collaboration: 'Comments',
  context: 'Sanity Context',
  dashboards: 'Dashboards',
  functions: 'Functions',
  invitations: 'Invitations',
  'knowledge-bases': 'Sanity Context',
  'media-libraries': 'Media Library',
}

/** Must come after all other routes. */
export const unsupportedRoutes: Route[] = [
  ...Object.entries(absent).flatMap(([first, service]) =>
    METHODS.map((method) => ({ method, path: `/${first}/*rest`, handle: () => refuse(service) })),
  ),
  // The host may name the project.
  ...['/projects/:projectId', ''].flatMap((project): Route[] => {
    const path = `${project}/datasets/:dataset/settings/embeddings`
    return [
      { method: 'GET', path, handle: () => Response.json({ enabled: false, status: 'disabled' }) },
      { method: 'PUT', path, handle: () => refuse('Embeddings') },
    ]
  }),
  ...['messages', 'attempts'].map((log) => ({
    method: 'GET' as const,
    path: `/hooks/projects/:projectId/:id/${log}`,
    handle: () => refuse('Logs of webhooks'),
  })),
  ...['/backups', '/backups/:id', '/settings/backups'].flatMap((path) =>
    METHODS.map((method) => ({
      method,
      path: `/projects/:projectId/datasets/:dataset${path}`,
      handle: () => refuse('Backups'),
    })),
  ),
]

function refuse(service: string): never {
  throw apiError(403, 'Forbidden', `${service}: a service of sanity.io that this content lake does not have`)
}
