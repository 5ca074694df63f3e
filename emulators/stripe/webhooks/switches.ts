import { z } from 'zod'

/** Injected faults of webhook deliveries. */
const WebhookSwitches = z.strictObject({
  /** How many more copies of each event are sent. */
  duplicate: z.int().min(0).max(20).default(0),
  /** Delay of each delivery in milliseconds. */
  delayMs: z.int().min(0).max(86_400_000).default(0),
  /** Holds events for a moment and sends the newest first. */
  reorder: z.boolean().default(false),
  /** Sends nothing; dropped events can be resent. */
  drop: z.boolean().default(false),
  /** The affected event types; empty for all. */
  types: z.array(z.string().max(100)).max(50).default([]),
})
type WebhookSwitches = z.output<typeof WebhookSwitches>

/** An injected error of the API. */
export const Fault = z.strictObject({
  method: z.enum(['GET', 'POST', 'DELETE']).optional(),
  /** Prefix of the path. */
  path: z.string().startsWith('/v1/').default('/v1/'),
  /** The response status; 0 closes the connection without a response. */
  status: z
    .int()
    .refine((status) => status === 0 || (status >= 400 && status < 600), 'must be 0 or 400 to 599'),
  /**
   * `before` fails before the request is carried out, `after` loses the response of a completed one; `stored` carries
   * out nothing and stores the error under the idempotency key, as Stripe does.
   */
  when: z.enum(['before', 'after', 'stored']).default('before'),
  /** How often. */
  times: z.int().min(1).max(1_000_000).default(1),
})
export type Fault = z.output<typeof Fault>

/** All injected faults. They end with the process. */
export const Switches = z.strictObject({
  webhooks: WebhookSwitches.default(WebhookSwitches.parse({})),
  faults: z.array(Fault).max(50).default([]),
  /** Delay of each API response in milliseconds. */
  slowMs: z.int().min(0).max(120_000).default(0),
  /** How long a bank takes to respond to a transfer, in milliseconds. */
  settleAfterMs: z.int().min(0).max(86_400_000).default(5_000),
})
export type Switches = z.output<typeof Switches>

/** Returns the fault for a request and counts it down; undefined when there is none. */
export function takeFault(switches: Switches, method: string, path: string): Fault | undefined {
  const fault = switches.faults.find(
    (candidate) => (candidate.method ?? method) === method && path.startsWith(candidate.path),
  )
  if (!fault) return undefined
  fault.times -= 1
  if (fault.times === 0) switches.faults.splice(switches.faults.indexOf(fault), 1)
  return fault
}
