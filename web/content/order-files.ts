import 'server-only'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import { environment } from '#web/env.ts'
import { publishedClient } from './client.ts'

const fileQuery = defineQuery(
  `*[_type == "product" && _id == $product][0].file.asset->{ url, originalFilename, extension, mimeType, size }`,
)

const File = z.object({
  url: z.url(),
  originalFilename: z.string().nullish(),
  extension: z.string().nullish(),
  mimeType: z.string().nullish(),
  size: z.number().nullish(),
})

/** What buyers of a product download. */
export interface ProductFile {
  name: string
  type: string
  content: ReadableStream<Uint8Array>
}

/**
 * Opens the file of a product as it is now: who bought it gets what has been mended since. Null where there is none.
 *
 * @throws where the lake cannot be asked
 */
export async function openProductFile(product: string, number: string): Promise<ProductFile | null> {
  const token = environment().SANITY_API_WRITE_TOKEN
  const client = publishedClient.withConfig({ token, useCdn: false })
  const file = File.nullable().parse(await client.fetch<unknown>(fileQuery, { product }))
  if (!file) return null
  const response = await fetch(file.url, { headers: { authorization: `Bearer ${token}` }, cache: 'no-store' })
  if (!response.ok || !response.body) throw new Error(`The file of a product was answered ${response.status}`)
  return {
    name: file.originalFilename ?? `${number}.${file.extension ?? 'bin'}`,
    type: file.mimeType ?? 'application/octet-stream',
    content: response.body,
  }
}
