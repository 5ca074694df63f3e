/** One Server-Sent Event; `data` is sent as JSON. */
export interface ServerSentEvent {
  event: string
  id?: string
  data: unknown
}

export interface EventStream {
  response: Response
  send(event: ServerSentEvent): void
  close(): void
  /** Settles when the client is gone or was disconnected. */
  closed: Promise<void>
}

/** The buffer limit of a slow client before it is disconnected; it can reconnect and resume. */
const MAXIMUM_WAITING_BYTES = 4_000_000
const HEARTBEAT_MILLISECONDS = 15_000

let open = 0

/** Returns how many streams are open in this process. */
export const openStreams = (): number => open

/** Opens an event stream as a response. A client that falls behind is disconnected, so that it cannot fill the memory. */
export function openEventStream(): EventStream {
  const { promise: closed, resolve: end } = Promise.withResolvers<void>()
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  open += 1
  void closed.then(() => (open -= 1))
  const heartbeat = setInterval(() => write(': heartbeat\n\n'), HEARTBEAT_MILLISECONDS)

  function finish(): void {
    clearInterval(heartbeat)
    controller = undefined
    end()
  }

  function write(text: string): void {
    if (!controller) return
    controller.enqueue(encoder.encode(text))
    if ((controller.desiredSize ?? 0) > 0) return
    controller.error(new Error('The reader is too slow'))
    finish()
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start(started) {
        controller = started
      },
      cancel: finish,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MAXIMUM_WAITING_BYTES }),
  )
  return {
    response: new Response(body, {
      headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' },
    }),
    send({ event, id, data }) {
      write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    close() {
      controller?.close()
      finish()
    },
    closed,
  }
}
