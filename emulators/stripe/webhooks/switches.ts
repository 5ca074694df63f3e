import { z } from 'zod'

/** What goes wrong with deliveries on purpose. */
const WebhookSwitches = z.strictObject({
  /** How many further copies of each event are sent. */
  duplicate: z.int().min(0).max(20).default(0),
  /** How much later each is sent, in milliseconds. */
  delayMs: z.int().min(0).max(86_400_000).default(0),
  /** Holds events for a moment and sends the newest first. */
  reorder: z.boolean().default(false),
  /** Sends nothing; what was dropped can be sent by hand. */
  drop: z.boolean().default(false),
  /** The types of events this is for; empty for all. */
  types: z.array(z.string().max(100)).max(50).default([]),
})
type WebhookSwitches = z.output<typeof WebhookSwitches>

/** An answer of the API that goes wrong on purpose. */
export const Fault = z.strictObject({
  method: z.enum(['GET', 'POST', 'DELETE']).optional(),
  /** Beginning of the path. */
  path: z.string().startsWith('/v1/').default('/v1/'),
  /** The status answered; 0 hangs up without an answer. */
  status: z
    .int()
    .refine((status) => status === 0 || (status >= 400 && status < 600), 'must be 0 or 400 to 599'),
  /**
   * `before` what was asked is done, or `after`, so that its answer is lost; `kept` does nothing either, and is answered again under the same
   * key, as faults of Stripe's own are.
   */
  when: z.enum(['before', 'after', 'kept']).default('before'),
  /** How often. */
  times: z.int().min(1).max(1_000_000).default(1),
})
export type Fault = z.output<typeof Fault>

/** Everything that can be switched; only for as long as the process lives. */
export const Switches = z.strictObject({
  webhooks: WebhookSwitches.default(WebhookSwitches.parse({})),
  faults: z.array(Fault).max(50).default([]),
  /** How much later each answer of the API comes, in milliseconds. */
  slowMs: z.int().min(0).max(120_000).default(0),
  /** How long a bank takes to answer to a transfer, in milliseconds. */
  settleAfterMs: z.int().min(0).max(86_400_000).default(5_000),
})
export type Switches = z.output<typeof Switches>

/** The fault that strikes a request, counted down; undefined when none does. */
export function takeFault(switches: Switches, method: string, path: string): Fault | undefined {
  const fault = switches.faults.find(
    (candidate) => (candidate.method ?? method) === method && path.startsWith(candidate.path),
  )
  if (!fault) return undefined
  fault.times -= 1
  if (fault.times === 0) switches.faults.splice(switches.faults.indexOf(fault), 1)
  return fault
}
