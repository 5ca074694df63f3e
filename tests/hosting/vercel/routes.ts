import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'

const conditionSchema = z.object({
  type: z.enum(['header', 'cookie', 'query', 'host']),
  key: z.string().optional(),
  value: z.string().optional(),
})

const routeSchema = z.object({
  src: z.string(),
  dest: z.string().optional(),
  headers: z.record(z.string(), z.string()).default({}),
  status: z.number().optional(),
  continue: z.boolean().default(false),
  check: z.boolean().default(false),
  has: z.array(conditionSchema).default([]),
  missing: z.array(conditionSchema).default([]),
  middlewarePath: z.string().optional(),
})

/** The parts of `.vercel/output/config.json` that this router follows. */
export const outputConfigSchema = z.object({
  routes: z.array(z.union([z.object({ handle: z.string() }), routeSchema])),
  overrides: z
    .record(z.string(), z.object({ path: z.string().optional(), contentType: z.string().optional() }))
    .default({}),
})

export type Route = z.output<typeof routeSchema>
export type Condition = z.output<typeof conditionSchema>

/** What routes look at; `path` is encoded, as it came. */
export interface Location {
  path: string
  query: URLSearchParams
  headers: Readonly<IncomingHttpHeaders>
}

/** Groups routes by their phase; those before the first `handle` are of the phase `start`. */
export function routesByPhase(routes: z.output<typeof outputConfigSchema>['routes']): Map<string, Route[]> {
  const phases = new Map<string, Route[]>([['start', []]])
  let phase = 'start'
  for (const route of routes) {
    if ('handle' in route) phases.set((phase = route.handle), [])
    else phases.get(phase)?.push(route)
  }
  return phases
}

/** What a route's pattern and conditions captured, by name and number; null where it does not match. */
export function matchRoute(route: Route, location: Location): Record<string, string> | null {
  const pattern = `${route.src.startsWith('^') ? '' : '^'}${route.src}${route.src.endsWith('$') ? '' : '$'}`
  const match = new RegExp(pattern, 'i').exec(location.path)
  if (!match) return null
  const captured: Record<string, string> = {}
  match.forEach((value = '', index) => (captured[index] = value))
  for (const [name, value] of Object.entries(match.groups ?? {})) captured[name] = value ?? ''
  for (const condition of route.has) {
    const found = matchCondition(condition, location)
    if (!found) return null
    Object.assign(captured, found)
  }
  return route.missing.some((condition) => matchCondition(condition, location)) ? null : captured
}

/** What a condition captured; null where it does not hold. */
export function matchCondition(
  { type, key = '', value }: Condition,
  { headers, query }: Location,
): Record<string, string> | null {
  const present = {
    header: () => headers[key]?.toString(),
    cookie: () => new RegExp(`(?:^|;\\s*)${key}=([^;]*)`).exec(headers.cookie?.toString() ?? '')?.[1],
    query: () => query.get(key) ?? undefined,
    host: () => headers.host?.toString(),
  }[type]()
  if (present === undefined) return null
  if (value === undefined) return {}
  const match = new RegExp(`^${value}$`).exec(present)
  return match ? { ...match.groups } : null
}

/** Puts captured texts in the place of `$1` and `$name`; other dollars are part of a name on disk. */
export const substitute = (text: string, captured: Readonly<Record<string, string>>): string =>
  text.replace(/\$(\w+)/g, (written, name: string) => captured[name] ?? written)

/** The location that a destination leads to; its query is added to the present one. */
export function follow(dest: string, location: Location): Location {
  const [path = '/', search = ''] = dest.split('?', 2)
  const query = new URLSearchParams(location.query)
  for (const [name, value] of new URLSearchParams(search)) query.set(name, value)
  return { ...location, path, query }
}
