import { setTimeout as sleep } from 'node:timers/promises'
import { StripeError } from '../errors.ts'
import { readForm } from '../http/form.ts'
import { type Service, toStripeError } from '../service.ts'
import { newId } from '../storage/objects.ts'
import { API_VERSION } from '../types.ts'
import { takeFault } from '../webhooks/switches.ts'
import { authenticate, readVersion } from './authenticate.ts'
import { formatJson, handleApiRequest } from './handle-request.ts'

/** Answers a request of an SDK, with the injected faults. */
export async function serveApi(request: Request, url: URL, service: Service): Promise<Response> {
  const { switches, keys, deliverer } = service
  const id = newId('req', 14)
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'cache-control': 'no-cache, no-store',
    'request-id': id,
    'stripe-version': API_VERSION,
  }
  try {
    if (switches.slowMs > 0) await sleep(switches.slowMs)
    authenticate(request, keys.secretKey)
    headers['stripe-version'] = readVersion(request, API_VERSION)
    const key = request.headers.get('idempotency-key')
    if (key) headers['idempotency-key'] = key
    const body = await readForm(request)
    const fault = takeFault(switches, request.method, url.pathname)
    if (fault?.when === 'before') return injectedResponse(fault.status, headers)
    const account = service.openAccount(url, { id, key })
    const injected = fault?.when === 'stored' ? injectedError(fault.status || 500) : undefined
    const apiRequest = { id, method: request.method, url, body, idempotencyKey: key, injected }
    const answer = handleApiRequest(apiRequest, { ...service, account })
    deliverer.wake()
    if (fault?.when === 'after') return injectedResponse(fault.status, headers)
    if (answer.isReplay) {
      headers['idempotent-replayed'] = 'true'
      headers['original-request'] = answer.requestId
    }
    return new Response(answer.body, { status: answer.status, headers })
  } catch (error) {
    const stripeError = toStripeError(error, service)
    return new Response(formatJson(stripeError.toBody()), { status: stripeError.status, headers })
  }
}

/** Creates an injected error. */
const injectedError = (status: number): StripeError =>
  new StripeError(status, 'api_error', 'An injected error.')

const injectedResponse = (status: number, headers: Record<string, string>): Response =>
  status === 0
    ? Response.error()
    : new Response(formatJson(injectedError(status).toBody()), { status, headers })
