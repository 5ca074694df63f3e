import { z } from 'zod'
import { matchPath } from '../../shared/requests.ts'
import { StripeError } from '../errors.ts'
import type { ObjectStore } from '../storage/objects.ts'
import type { DeliveryQueue } from '../webhooks/queue.ts'
import { Switches } from '../webhooks/switches.ts'

interface Dependencies {
  switches: Switches
  queue: DeliveryQueue
  objects: ObjectStore
  now: () => number
  wake: () => void
  /** Fails a refund; returns undefined when there is none to fail. */
  failRefund: (id: string) => object | undefined
}

/** A request of a test to the emulator itself. */
interface ControlRequest {
  method: string
  pathname: string
  body: string
}

const controlError = (status: number, message: string) =>
  new StripeError(status, 'invalid_request_error', message)

/**
 * Answers the paths under `/_emulator`, which Stripe does not have: injected faults and delivery states. Throws a
 * `StripeError` for an unknown path or invalid body.
 */
export function handleControlRequest(
  { method, pathname, body }: ControlRequest,
  parts: Dependencies,
): object {
  const { switches, queue, objects, now, wake, failRefund } = parts
  if (pathname === '/_emulator/switches') {
    if (method === 'GET') return switches
    if (method === 'DELETE') Object.assign(switches, Switches.parse({}))
    else if (method === 'PUT') Object.assign(switches, parseSwitches(body))
    else throw controlError(405, 'Switches take GET, PUT and DELETE.')
    wake()
    return switches
  }
  const resend = matchPath('/_emulator/events/:id/resend', pathname)
  if (resend && method === 'POST') {
    const id = resend['id'] ?? ''
    const known = queue.ofEvent(id)
    if (!objects.get('event', id)) throw controlError(404, `No such event: '${id}'`)
    for (const endpointId of new Set(known.map((delivery) => delivery.endpointId)))
      queue.add(id, endpointId, 'waiting', now())
    wake()
    return { deliveries: queue.ofEvent(id) }
  }
  const deliveries = matchPath('/_emulator/events/:id/deliveries', pathname)
  if (deliveries && method === 'GET') return { deliveries: queue.ofEvent(deliveries['id'] ?? '') }
  const refund = matchPath('/_emulator/refunds/:id/fail', pathname)
  if (refund && method === 'POST') {
    const failed = failRefund(refund['id'] ?? '')
    if (!failed) throw controlError(404, `No refund that can fail: '${refund['id'] ?? ''}'`)
    wake()
    return failed
  }
  throw controlError(404, `The emulator has no such control: ${method} ${pathname}`)
}

function parseSwitches(body: string): Switches {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    throw controlError(400, 'The body is no JSON.')
  }
  const parsed = Switches.safeParse(value)
  if (!parsed.success) throw controlError(400, z.prettifyError(parsed.error))
  return parsed.data
}
