import { apiError } from '../errors.ts'
import type { Route } from '../types.ts'

interface Match {
  route: Route
  params: Record<string, string>
  /** `2025-10-01`, `1` or `X`. */
  apiVersion: string
}

/** Finds the first route that matches a request, so specific paths come before general ones. */
export function createRouter(routes: Route[]): (method: string, pathname: string) => Match {
  const compiled = routes.map((route) => ({ route, parts: route.path.split('/').slice(1) }))
  return (method, pathname) => {
    const { apiVersion, segments } = splitPath(pathname)
    const fitting = compiled.filter(({ parts }) => fits(parts, segments))
    const wanted = method === 'HEAD' ? 'GET' : method
    const found = fitting.find(({ route }) => route.method === wanted)
    if (!found) throw fitting.length > 0 ? methodNotAllowed(method) : notFound(pathname)
    return { route: found.route, params: parametersOf(found.parts, segments), apiVersion }
  }
}

/** Separates the API version from a path; asset paths have none. */
function splitPath(pathname: string): { apiVersion: string; segments: string[] } {
  const segments = pathname.split('/').slice(1)
  const version = /^v(\d{4}-\d{2}-\d{2}|\d+|X)$/.exec(segments[0] ?? '')?.[1]
  return version ? { apiVersion: version, segments: segments.slice(1) } : { apiVersion: '1', segments }
}

/** A segment is literal, `:name` (one segment) or, at the end, `*name` (the rest). */
function fits(parts: string[], segments: string[]): boolean {
  const open = parts.at(-1)?.startsWith('*') ?? false
  if (open ? segments.length < parts.length : segments.length !== parts.length) return false
  return parts.every((part, index) => /^[:*]/.test(part) || part === segments[index])
}

function parametersOf(parts: string[], segments: string[]): Record<string, string> {
  const params: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    if (part.startsWith(':')) params[part.slice(1)] = decode(segments[index] ?? '')
    if (part.startsWith('*')) params[part.slice(1)] = segments.slice(index).map(decode).join('/')
  }
  return params
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw apiError(400, 'Bad Request', 'Malformed percent-encoding in the path')
  }
}

function notFound(pathname: string): Error {
  return apiError(404, 'Not Found', `No endpoint at ${pathname}`)
}

function methodNotAllowed(method: string): Error {
  return apiError(405, 'Method Not Allowed', `${method} is not supported by this endpoint`)
}

const byDataset = /^\/data\/([a-z/]+)\/:dataset(?=\/|$)/

/**
 * Adds each route of `/data/OPERATION/:dataset/…` under `/projects/:projectId/datasets/:dataset/OPERATION/…`, which
 * clients with `resource: {type: 'dataset', id: 'project.dataset'}` call.
 */
export function withResourcePaths(routes: Route[]): Route[] {
  const again = routes
    .filter(({ path }) => byDataset.test(path))
    .map((route) => ({
      ...route,
      path: route.path.replace(byDataset, '/projects/:projectId/datasets/:dataset/$1'),
    }))
  return [...routes, ...again]
}
