import 'server-only'
import { z } from 'zod'
import { PRIVATE_FILE_PART } from '#schemas/shared/private-files.ts'
import { privateClient } from '#web/sanity/client/private-client.ts'
import type { LineItem } from '../line-items.ts'

const partSchema = z.object({ _type: z.literal(PRIVATE_FILE_PART), content: z.string() })

/** A file that buyers download. */
export interface OpenedFile {
  name: string
  type: string
  content: ReadableStream<Uint8Array>
}

/**
 * Opens the file that was sold with an order line, or null. Later changes of the product do not matter.
 *
 * @throws if the lake does not respond
 */
export async function openSoldFile({ file, number }: LineItem): Promise<OpenedFile | null> {
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
