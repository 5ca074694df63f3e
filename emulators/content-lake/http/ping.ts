import type { Route } from '../types.ts'

/** `/ping`: whether the lake answers. */
export const pingRoutes: Route[] = [
  { method: 'GET', path: '/ping', handle: () => Response.json({ status: 'ok' }) },
]
