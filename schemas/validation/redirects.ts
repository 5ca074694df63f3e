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
 * Checks that a redirect does not lead back to itself through others.
 *
 * @param edited the redirect being edited
 * @param others every other active redirect
 */
export function checkLoop(edited: RedirectRule, others: readonly RedirectRule[]): ValidationResult {
  const next = new Map(others.map(({ source, destination }) => [source, destination]))
  const passed = [edited.source]
  let path = pathOf(edited.destination)
  while (path !== undefined && path !== edited.source && !passed.includes(path)) {
    passed.push(path)
    const destination = next.get(path)
    path = destination === undefined ? undefined : pathOf(destination)
  }
  if (path !== edited.source) return true
  if (passed.length === 1) return 'Choose another destination. This would redirect to itself.'
  return `Choose another destination. This creates a redirect loop (${[...passed, edited.source].join(' → ')}).`
}
