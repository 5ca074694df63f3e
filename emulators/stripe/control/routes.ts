import { z } from 'zod'
import { inTransaction } from '../../shared/database.ts'
import { matchPath } from '../../shared/requests.ts'
import { authenticate } from '../api/authenticate.ts'
import { failRefund } from '../api/refunds.ts'
import { StripeError } from '../errors.ts'
import { readText } from '../http/form.ts'
import { type Service, toStripeError } from '../service.ts'
import { Switches } from '../webhooks/switches.ts'

const controlError = (status: number, message: string) =>
  new StripeError(status, 'invalid_request_error', message)

/** Answers a test's request to the emulator itself, under `/_emulator`: injected faults and delivery states. */
export async function serveControl(request: Request, url: URL, service: Service): Promise<Response> {
  try {
    authenticate(request, service.keys.secretKey)
    return Response.json(runControl(request.method, url, await readText(request), service))
  } catch (error) {
    const stripeError = toStripeError(error, service)
    return Response.json(stripeError.toBody(), { status: stripeError.status })
  }
}

/** Runs a control of the emulator. Throws a `StripeError` for an unknown path or invalid body. */
function runControl(method: string, url: URL, body: string, service: Service): object {
  const { switches, queue, objects, now, deliverer } = service
  const { pathname } = url
  if (pathname === '/_emulator/switches') {
    if (method === 'GET') return switches
    if (method === 'DELETE') Object.assign(switches, Switches.parse({}))
    else if (method === 'PUT') Object.assign(switches, parseSwitches(body))
    else throw controlError(405, 'Switches take GET, PUT and DELETE.')
    deliverer.wake()
    return switches
  }
  const resend = matchPath('/_emulator/events/:id/resend', pathname)
  if (resend && method === 'POST') {
    const id = resend['id'] ?? ''
    const known = queue.ofEvent(id)
    if (!objects.get('event', id)) throw controlError(404, `No such event: '${id}'`)
    for (const endpointId of new Set(known.map((delivery) => delivery.endpointId)))
      queue.add(id, endpointId, 'waiting', now())
    deliverer.wake()
    return { deliveries: queue.ofEvent(id) }
  }
  const deliveries = matchPath('/_emulator/events/:id/deliveries', pathname)
  if (deliveries && method === 'GET') return { deliveries: queue.ofEvent(deliveries['id'] ?? '') }
  const refund = matchPath('/_emulator/refunds/:id/fail', pathname)
  if (refund && method === 'POST') {
    const failed = inTransaction(service.database, () =>
      failRefund(service.openAccount(url), refund['id'] ?? ''),
    )
    if (!failed) throw controlError(404, `No refund that can fail: '${refund['id'] ?? ''}'`)
    deliverer.wake()
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
