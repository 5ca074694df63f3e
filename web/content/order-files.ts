import 'server-only'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import { PRIVATE_FILE_PART } from '#schemas/shared/private-files.ts'
import { privateClient } from './private-client.ts'

const fileQuery = defineQuery(`*[_type == "product" && _id == $product][0] {
  "kept": download { name, mediaType, parts },
  "asset": file.asset->{ url, originalFilename, extension, mimeType }
}`)

const Kept = z.object({
  name: z.string().nullish(),
  mediaType: z.string().nullish(),
  parts: z.array(z.string()).min(1),
})

const Asset = z.object({
  url: z.url(),
  originalFilename: z.string().nullish(),
  extension: z.string().nullish(),
  mimeType: z.string().nullish(),
})

const Found = z.object({ kept: Kept.nullable().catch(null), asset: Asset.nullable().catch(null) }).nullable()

const Part = z.object({ _type: z.literal(PRIVATE_FILE_PART), content: z.string() })

/** What buyers of a product download. */
export interface ProductFile {
  name: string
  type: string
  content: ReadableStream<Uint8Array>
}

const ANY_TYPE = 'application/octet-stream'

/**
 * Opens the file of a product as it is now: who bought it gets what has been mended since. Null where there is none.
 *
 * @throws where the lake cannot be asked
 */
export async function openProductFile(product: string, number: string): Promise<ProductFile | null> {
  const found = Found.parse(await privateClient().fetch<unknown>(fileQuery, { product }))
  if (found?.kept) {
    const { name, mediaType, parts } = found.kept
    return { name: name ?? `${number}.bin`, type: mediaType ?? ANY_TYPE, content: await readParts(parts) }
  }
  return found?.asset ? openAsset(found.asset, number) : null
}

const readPart = async (id: string): Promise<Uint8Array> =>
  Buffer.from(Part.parse(await privateClient().getDocument(id)).content, 'base64')

/** Reads private documents one after the other while they are sent; the first at once, so that what is not there is known before. */
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

/** A file from before files were private. */
async function openAsset(
  { url, originalFilename, extension, mimeType }: z.output<typeof Asset>,
  number: string,
): Promise<ProductFile> {
  const response = await fetch(url, { cache: 'no-store' })
  if (!response.ok || !response.body) throw new Error(`The file of a product was answered ${response.status}`)
  return {
    name: originalFilename ?? `${number}.${extension ?? 'bin'}`,
    type: mimeType ?? ANY_TYPE,
    content: response.body,
  }
}
