import type { Route } from '../types.ts'
import { syncTagRoutes } from './sync-tag-routes.ts'
import { webhookRoutes } from './webhook-routes.ts'

/** Registering targets and webhooks; the deliveries themselves are started with the lake. */
export const routes: Route[] = [...syncTagRoutes, ...webhookRoutes]
