import { matchPath } from '../../shared/requests.ts'
import type { Account } from '../api/account.ts'
import type { FormHash } from './form.ts'
import { isAction, unsupportedError } from './unsupported.ts'

/** An API request with its path parameters. */
export interface Call {
  method: string
  url: URL
  params: Record<string, string>
  /** The parameters without `expand`. */
  values: FormHash
  account: Account
}

/** A path and its handler. A segment that begins with a colon is a parameter. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  /** Returns an object of the API. Throws a `StripeError`. */
  handle: (call: Call) => object
}

/** Finds the route of a request and its parameters; throws Stripe's 404. */
export function findRoute(
  routes: readonly Route[],
  method: string,
  pathname: string,
): { route: Route; params: Record<string, string> } {
  for (const route of routes) {
    // The name of an action is no id.
    const isMeant = route.method === method && (!isAction(pathname) || route.path === pathname)
    const params = isMeant ? matchPath(route.path, pathname) : undefined
    if (params) return { route, params }
  }
  throw unsupportedError(method, pathname)
}
