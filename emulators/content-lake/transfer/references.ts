/** Strong references of an import: held weak until every document is there. */

import { formatPath, walkObjects } from './walk.ts'

/** Makes strong references weak, in place; answers the paths of `_weak` to unset afterwards. */
export function weakenReferences(document: Record<string, unknown>): string[] {
  const weakened: string[] = []
  walkObjects(document, (object, path) => {
    if (typeof object['_ref'] !== 'string' || object['_weak'] === true) return
    object['_weak'] = true
    weakened.push(formatPath([...path, '_weak']))
  })
  return weakened
}
