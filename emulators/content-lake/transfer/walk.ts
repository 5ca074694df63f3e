import { isRecord } from '../../shared/json.ts'

/** Walks documents: every object with its path, and paths as patches write them. */

export type Path = (string | number | { _key: string })[]

/** Calls `visit` with every object in a value, outermost first. Array items are named by their `_key`, if any. */
export function walkObjects(
  value: unknown,
  visit: (object: Record<string, unknown>, path: Path) => void,
  path: Path = [],
): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) walkObjects(item, visit, [...path, segmentOf(item, index)])
    return
  }
  if (!isRecord(value)) return
  visit(value, path)
  for (const [key, content] of Object.entries(value)) walkObjects(content, visit, [...path, key])
}

/** Returns a copy in which `replace` may replace each object, innermost first. */
export function mapObjects(
  value: unknown,
  replace: (object: Record<string, unknown>) => Record<string, unknown>,
): unknown {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, replace))
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([key, content]) => [key, mapObjects(content, replace)] as const)
  return replace(Object.fromEntries(entries))
}

/** `blocks[_key=="a"].link.document` */
export function formatPath(path: Path): string {
  return path
    .map((segment, index) => {
      if (typeof segment === 'number') return `[${segment}]`
      if (typeof segment === 'object') return `[_key==${JSON.stringify(segment._key)}]`
      if (/^[a-z_]\w*$/i.test(segment)) return index === 0 ? segment : `.${segment}`
      return `[${JSON.stringify(segment)}]`
    })
    .join('')
}

function segmentOf(item: unknown, index: number): number | { _key: string } {
  return isRecord(item) && typeof item['_key'] === 'string' ? { _key: item['_key'] } : index
}
