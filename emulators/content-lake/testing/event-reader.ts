import type { ServerSentEvent } from '../http/event-stream.ts'

/** Reads the events of a response one by one. */
export interface EventReader {
  next(): Promise<ServerSentEvent | undefined>
  /** Reads until an event with this name and returns it. */
  until(event: string): Promise<ServerSentEvent>
  cancel(): Promise<void>
}

/** Parses a `text/event-stream` response. */
export function readEvents(response: Response): EventReader {
  if (!response.body) throw new Error('The response has no body')
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''

  async function next(): Promise<ServerSentEvent | undefined> {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end !== -1) {
        const block = text.slice(0, end)
        text = text.slice(end + 2)
        if (!block.startsWith(':')) return parseEvent(block)
        continue
      }
      const { value, done } = await reader.read()
      if (done) return undefined
      text += value
    }
  }

  return {
    next,
    async until(event) {
      for (;;) {
        const found = await next()
        if (!found) throw new Error(`The stream ended before an event "${event}"`)
        if (found.event === event) return found
      }
    },
    cancel: () => reader.cancel(),
  }
}

function parseEvent(block: string): ServerSentEvent {
  const lines = block.split('\n').map((line) => /^(\w+): (.*)$/.exec(line) ?? [])
  const fields = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]))
  const { event = 'message', id, data = 'null' } = fields
  return { event, ...(id === undefined ? {} : { id }), data: JSON.parse(data) as unknown }
}
