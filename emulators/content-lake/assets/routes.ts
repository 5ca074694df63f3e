import type { Route } from '../types.ts'
import { serveRoutes } from './serve.ts'
import { uploadRoutes } from './upload-routes.ts'

/** Uploads (versioned, with a token) and the public addresses of assets (unversioned). */
export const routes: Route[] = [...uploadRoutes, ...serveRoutes]
