/**
 * The position of a listener: a commit, and how many of its events were sent, 0 for all. `epoch` identifies the
 * database.
 */
export interface Position {
  epoch: string
  sequence: number
  events: number
}

/** Formats an event id, which clients return as `Last-Event-ID`. */
export function formatPosition({ epoch, sequence, events }: Position): string {
  return `${epoch}-${sequence}-${events}`
}

export function parsePosition(id: string | null): Position | undefined {
  const [, epoch, sequence, events] = /^([a-z0-9]+)-(\d{1,15})-(\d{1,9})$/.exec(id ?? '') ?? []
  if (!epoch || !sequence || !events) return undefined
  return { epoch, sequence: Number(sequence), events: Number(events) }
}
