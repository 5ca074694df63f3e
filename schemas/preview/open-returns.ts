import { RETURN_STATES } from '../shared/returns.ts'

/** Returns how far the open returns of an order are, such as “Return approved”; undefined without any. */
export function describeOpenReturns(returns: unknown): string | undefined {
  const states = ((returns ?? []) as { state?: string }[]).map(({ state }) => state)
  const open = RETURN_STATES.filter(({ isOpen, value }) => isOpen && states.includes(value))
  if (open.length === 0) return undefined
  return `Return ${new Intl.ListFormat('en-GB').format(open.map(({ title }) => title.toLowerCase()))}`
}
