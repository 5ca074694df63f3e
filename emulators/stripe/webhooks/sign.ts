import { createHmac } from 'node:crypto'

/** The header `Stripe-Signature` of a delivery: HMAC-SHA256 over time (seconds) and body. */
export function signature(body: string, secret: string, time: number): string {
  const digest = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return `t=${time},v1=${digest}`
}
