import 'server-only'
import type { OrderMail } from '#schemas/shared/orders.ts'
import { planRefund, type RefundFault, type RefundWish } from '#schemas/shared/refunds.ts'
import {
  changeOrder,
  readOrder,
  type FurtherMail,
  type Happening,
  type Order,
  type OrderChange,
  type Refund,
  type Staff,
} from '#web/content/orders.ts'
import { isPaid } from '#web/lib/orders/progress.ts'
import { failure, success, type Result } from '#web/lib/result.ts'
import { newMail } from './further-mails.ts'
import { mailOrder } from './mails.ts'
import { settleOrder } from './settle.ts'

/**
 * Why something cannot be done with an order: it is `missing`, in another `state`, nothing of the kind is left or was sent (`nothing`), lake
 * or payment service do not answer (`unavailable`), or what the model of refunds says.
 */
export type WorkFault = 'missing' | 'state' | 'unavailable' | RefundFault

/** What somebody in Studio asks for. */
export type OrderWork =
  | { action: 'fulfil'; carrier?: string | undefined; tracking?: string | undefined }
  | { action: 'refund'; wish: RefundWish; restock: boolean; key: string }
  | { action: 'mail'; kind: OrderMail; key: string }

type Step = { change: OrderChange; happenings: Happening[] } | 'done'

const TRIES = 8

/**
 * Does what somebody in Studio asks for: sends goods, pays back, mails again. First the order is brought to its true state, then what is asked is
 * noted with it, onto exactly what was read, and only then carried out: the same under the same key is done once, however often and
 * by whomever it is asked.
 */
export async function workOnOrder(id: string, work: OrderWork, by: Staff): Promise<Result<Order, WorkFault>> {
  try {
    const settled = await settleOrder(id)
    if (!settled.ok) return settled
    const noted = await note(id, work, by)
    if (!noted.ok) return noted
    const carriedOut = await settleOrder(id)
    // What is noted is safe: mails and refunds that cannot go out now are tried again by themselves.
    await mailOrder(id).catch(() => false)
    const order = await readOrder(id)
    return order ? success(order) : carriedOut
  } catch {
    return failure('unavailable')
  }
}

async function note(id: string, work: OrderWork, by: Staff): Promise<Result<null, WorkFault>> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const order = await readOrder(id)
    if (!order) return failure('missing')
    const step = stepOf(order, work, by)
    if (!step.ok) return step
    if (step.value === 'done') return success(null)
    if (await changeOrder(order, step.value.change, step.value.happenings)) return success(null)
  }
  return failure('unavailable')
}

function stepOf(order: Order, work: OrderWork, by: Staff): Result<Step, WorkFault> {
  switch (work.action) {
    case 'fulfil':
      return fulfil(order, work, by)
    case 'refund':
      return refund(order, work, by)
    case 'mail':
      return mailAgain(order, work, by)
  }
}

type Work<Action> = Extract<OrderWork, { action: Action }>

/** Marks the goods as sent, and tells the customer. Once sent, the parcel's number can be mended without another mail. */
function fulfil(order: Order, { carrier, tracking }: Work<'fulfil'>, by: Staff): Result<Step, WorkFault> {
  const isThing = order.lines.some(({ kind }) => kind === 'physical')
  const { fulfilment } = order
  if (!isThing || (order.state !== 'paid' && !(order.state === 'fulfilled' && fulfilment)))
    return failure('state')
  const parcel = { ...(carrier && { carrier }), ...(tracking && { tracking }) }
  if (!fulfilment) {
    const at = new Date().toISOString()
    const mails = [...(order.mails ?? []), newMail({ _key: 'fulfilled', kind: 'fulfilled' }, at)]
    const change = { state: 'fulfilled' as const, fulfilment: { at, by, ...parcel }, mails }
    return success({ change, happenings: [{ event: 'fulfilled', by }] })
  }
  const { carrier: known, tracking: knownNumber } = fulfilment
  if ((known ?? '') === (carrier ?? '') && (knownNumber ?? '') === (tracking ?? '')) return success('done')
  return success({
    change: { fulfilment: { at: fulfilment.at, by: fulfilment.by, ...parcel } },
    happenings: [{ event: 'parcelChanged', by }],
  })
}

function refund(order: Order, { wish, restock, key }: Work<'refund'>, by: Staff): Result<Step, WorkFault> {
  const refunds = order.refunds ?? []
  if (refunds.some(({ _key }) => _key === key)) return success('done')
  if (order.state !== 'paid' && order.state !== 'fulfilled')
    return failure(isPaid(order.state) ? 'nothing' : 'state')
  const plan = planRefund(order, wish)
  if (!plan.ok) return plan
  const { amount, lines } = plan.value
  const asked: Refund = {
    _key: key,
    state: 'asked',
    amount,
    lines: lines.map((part) => ({ _key: part.line, ...part })),
    restock,
    at: new Date().toISOString(),
    by,
  }
  return success({
    change: { refunds: [...refunds, asked] },
    happenings: [{ event: 'refundAsked', by, refund: key }],
  })
}

function mailAgain(order: Order, { kind, key }: Work<'mail'>, by: Staff): Result<Step, WorkFault> {
  const mails = order.mails ?? []
  if (mails.some(({ _key }) => _key === key)) return success('done')
  if (kind === 'paid' && !order.mail) return failure('nothing')
  const last: Pick<FurtherMail, 'refund'> | undefined = mails.findLast((mail) => mail.kind === kind)
  if (kind !== 'paid' && !last) return failure('nothing')
  const copy = newMail({ _key: key, kind, refund: last?.refund }, new Date().toISOString())
  return success({ change: { mails: [...mails, copy] }, happenings: [{ event: 'mailAsked', by }] })
}
