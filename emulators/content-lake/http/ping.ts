import type { Route } from '../types.ts'

/** `/ping`: whether the lake answers; Studio asks for it by dataset while somebody edits without a draft. */
export const pingRoutes: Route[] = [
  { method: 'GET', path: '/ping', handle: () => Response.json({ status: 'ok' }) },
  { method: 'GET', path: '/data/ping/:dataset', handle: () => Response.json({ status: 'ok' }) },
]
