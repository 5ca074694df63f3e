import { StripeError } from '../errors.ts'
import type { FormHash } from './form.ts'
import type { Account } from '../api/account.ts'

/** A request of a program, and what it is about. */
export interface Call {
  method: string
  url: URL
  params: Record<string, string>
  /** What was sent, without `expand`. */
  values: FormHash
  account: Account
}

/** An address and what answers it. A part of the path that begins with a colon is a parameter. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  /** Answers an object of the API. Throws a `StripeError`. */
  handle: (call: Call) => object
}

/** Whether a path is an address, and its parameters. */
export function matchPath(path: string, pathname: string): Record<string, string> | undefined {
  const parts = path.split('/')
  const segments = pathname.split('/')
  if (parts.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? ''
    if (part.startsWith(':') && segment !== '') params[part.slice(1)] = segment
    else if (part !== segment) return undefined
  }
  return params
}

/** Finds the route of a request and its parameters; throws a 404 in Stripe's words. */
export function findRoute(
  routes: readonly Route[],
  method: string,
  pathname: string,
): { route: Route; params: Record<string, string> } {
  for (const route of routes) {
    const params = route.method === method ? matchPath(route.path, pathname) : undefined
    if (params) return { route, params }
  }
  throw new StripeError(
    404,
    'invalid_request_error',
    `Unrecognized request URL (${method}: ${pathname}). If you are trying to list objects, remove the trailing slash. If you are trying to retrieve an object, make sure you passed a valid (non-empty) identifier in your code. Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
    {},
    true,
  )
}
