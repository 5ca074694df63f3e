import type { ValidationResult } from './addresses.ts'

/** A redirect as far as loops are concerned. */
export interface RedirectRule {
  source: string
  destination: string
}

/** Returns the path of a destination on this site; `undefined` for another site. */
function pathOf(destination: string): string | undefined {
  return destination.startsWith('/') ? destination.split(/[?#]/)[0] : undefined
}

/**
 * Follows a redirect through all the others and refuses one that comes back to itself.
 *
 * @param hop the redirect being edited
 * @param others every other redirect in use
 */
export function checkLoop(hop: RedirectRule, others: readonly RedirectRule[]): ValidationResult {
  const next = new Map(others.map(({ source, destination }) => [source, destination]))
  const passed = [hop.source]
  let path = pathOf(hop.destination)
  while (path !== undefined && path !== hop.source && !passed.includes(path)) {
    passed.push(path)
    const destination = next.get(path)
    path = destination === undefined ? undefined : pathOf(destination)
  }
  if (path !== hop.source) return true
  if (passed.length === 1) return 'Choose another destination. This would redirect to itself.'
  return `Choose another destination. This creates a redirect loop (${[...passed, hop.source].join(' → ')}).`
}
