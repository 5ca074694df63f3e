import 'server-only'
import { z } from 'zod'
import { isRefundable } from '#schemas/shared/orders.ts'
import { PRIVATE_FILE_PART } from '#schemas/shared/private-files.ts'
import { refundedQuantity } from '#schemas/shared/refunds.ts'
import { privateClient } from '#web/sanity/client/private-client.ts'
import type { Customer } from '#web/vendors/firebase/customer.ts'
import type { LineItem } from '../line-items.ts'
import type { Order } from '../order-document.ts'
import { readOwnOrder } from '../queries.ts'

const partSchema = z.object({ _type: z.literal(PRIVATE_FILE_PART), content: z.string() })

/** A file that buyers download. */
interface OpenedFile {
  name: string
  type: string
  content: ReadableStream<Uint8Array>
}

/** A purchased file; `consent`: the customer has not yet agreed that a download ends the right to cancel. */
export type Download =
  { kind: 'file'; file: OpenedFile } | { kind: 'consent'; order: Order } | { kind: 'missing' }

/**
 * Finds a purchased file by its order and product number. It is `missing` alike for missing, foreign and unpaid orders, refunded lines and lines
 * without a file.
 *
 * @throws if the lake does not respond
 */
export async function findDownload({ uid }: Customer, orderId: string, number: string): Promise<Download> {
  const order = await readOwnOrder(uid, orderId)
  if (!order || !isRefundable(order.state)) return { kind: 'missing' }
  const line = order.lines.find((one) => one.number === number && one.kind === 'digital')
  if (!line || refundedQuantity(order, line._key) >= line.quantity) return { kind: 'missing' }
  if (!order.downloadsAgreedAt) return { kind: 'consent', order }
  const file = await openSoldFile(line)
  return file ? { kind: 'file', file } : { kind: 'missing' }
}

/** Answers with a purchased file to save. */
export const respondWithFile = ({ content, name, type }: OpenedFile): Response =>
  new Response(content, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })

/**
 * Opens the file that was sold with an order line, or null. Later changes of the product do not matter.
 *
 * @throws if the lake does not respond
 */
async function openSoldFile({ file, number }: LineItem): Promise<OpenedFile | null> {
  if (!file) return null
  const { name, mediaType, parts } = file
  const content = await readParts(parts)
  return { name: name ?? `${number}.bin`, type: mediaType ?? 'application/octet-stream', content }
}

const readPart = async (id: string): Promise<Uint8Array> =>
  Buffer.from(partSchema.parse(await privateClient().getDocument(id)).content, 'base64')

/** Streams private documents one after the other. The first is read at once, so that a missing file fails before the response starts. */
async function readParts([first = '', ...further]: readonly string[]): Promise<ReadableStream<Uint8Array>> {
  const beginning = await readPart(first)
  const rest = [...further]
  return new ReadableStream({
    start: (controller) => controller.enqueue(beginning),
    async pull(controller) {
      const next = rest.shift()
      if (next === undefined) controller.close()
      else controller.enqueue(await readPart(next))
    },
  })
}
