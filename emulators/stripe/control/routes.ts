import { z } from 'zod'
import { StripeError } from '../errors.ts'
import { matchPath } from '../http/routes.ts'
import type { ObjectStore } from '../storage/objects.ts'
import type { DeliveryQueue } from '../webhooks/queue.ts'
import { Switches } from '../webhooks/switches.ts'

interface ControlParts {
  switches: Switches
  queue: DeliveryQueue
  objects: ObjectStore
  now: () => number
  wake: () => void
  /** Has a bank send a refund back; undefined where there is no such refund to send back. */
  failRefund: (id: string) => object | undefined
}

/** What a test asks of the stand-in itself: an address, and what was sent. */
export interface ControlRequest {
  method: string
  pathname: string
  body: string
}

const refuse = (status: number, message: string) => new StripeError(status, 'invalid_request_error', message)

/**
 * Answers the addresses under `/_emulator`, which Stripe has not: what is switched, and what was delivered.
 * Throws a `StripeError` for what is not there or not understood.
 */
export function answerControl({ method, pathname, body }: ControlRequest, parts: ControlParts): object {
  const { switches, queue, objects, now, wake, failRefund } = parts
  if (pathname === '/_emulator/switches') {
    if (method === 'GET') return switches
    if (method === 'DELETE') Object.assign(switches, Switches.parse({}))
    else if (method === 'PUT') Object.assign(switches, parseSwitches(body))
    else throw refuse(405, 'Switches take GET, PUT and DELETE.')
    wake()
    return switches
  }
  const resend = matchPath('/_emulator/events/:id/resend', pathname)
  if (resend && method === 'POST') {
    const id = resend['id'] ?? ''
    const known = queue.ofEvent(id)
    if (!objects.get('event', id)) throw refuse(404, `No such event: '${id}'`)
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
    if (!failed) throw refuse(404, `No refund to send back: '${refund['id'] ?? ''}'`)
    wake()
    return failed
  }
  throw refuse(404, `The stand-in has no such control: ${method} ${pathname}`)
}

function parseSwitches(body: string): Switches {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    throw refuse(400, 'The body is no JSON.')
  }
  const parsed = Switches.safeParse(value)
  if (!parsed.success) throw refuse(400, z.prettifyError(parsed.error))
  return parsed.data
}
