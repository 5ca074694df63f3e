import 'server-only'
import { defineQuery, groq } from 'next-sanity'
import { z } from 'zod'
import { PRIVATE_FILE_PART } from '#schemas/shared/private-files.ts'
import { environment } from '#web/env.ts'
import { contentServer } from '#web/lib/content-server.ts'
import { privateClient } from '#web/sanity/client/private-client.ts'
import { fetchPrivate } from '#web/sanity/fetch/fetch-private.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type { ProductFilesQueryResult } from '#web/sanity/types.generated.ts'
import type { LineItem } from '../line-items.ts'
import { type Order, type SoldFile, soldFileSchema } from '../order-document.ts'

/** Projects the file of a product for `productFileSchema`. */
export const productFile = groq`select(
  defined(download.parts) => download { name, mediaType, parts },
  defined(file.asset) => file.asset->{ "name": originalFilename, "mediaType": mimeType, url }
)`

/** Parses the file of a product; null if the product has none. */
export const productFileSchema = soldFileSchema
  .nullable()
  .catch(null)
  .transform((file) => (file?.parts || file?.url ? file : null))

const productFilesQuery: Query<ProductFilesQueryResult> =
  defineQuery(`*[_type == "product" && _id in $products] {
  "product": _id,
  "file": ${productFile}
}`)

const productFilesSchema = z.array(z.object({ product: z.string(), file: productFileSchema }))

const partSchema = z.object({ _type: z.literal(PRIVATE_FILE_PART), content: z.string() })

/** A file that buyers download. */
export interface OpenedFile {
  name: string
  type: string
  content: ReadableStream<Uint8Array>
}

/** The current files of products, by product id. Throws if the lake does not respond. */
async function readProductFiles(products: readonly string[]): Promise<Map<string, SoldFile>> {
  if (products.length === 0) return new Map()
  const params = { products: [...products] }
  const found = await fetchPrivate({ query: productFilesQuery, params, schema: productFilesSchema })
  return new Map(found.flatMap(({ product, file }) => (file ? [[product, file]] : [])))
}

/**
 * Returns the keys of digital lines whose file can be downloaded. Orders from before files were stored with the order use the product's
 * current file.
 *
 * @throws if the lake does not respond
 */
export async function linesWithFile({ lines }: Pick<Order, 'lines'>): Promise<Set<string>> {
  const digital = lines.filter(({ kind }) => kind === 'digital')
  const current = await readProductFiles(digital.flatMap(({ file, product }) => (file ? [] : [product])))
  return new Set(digital.filter(({ file, product }) => file ?? current.has(product)).map(({ _key }) => _key))
}

/**
 * Opens the file that was sold with an order line, or null. Later changes of the product do not matter.
 *
 * @throws if the lake does not respond
 */
export async function openSoldFile({ file, product, number }: LineItem): Promise<OpenedFile | null> {
  const sold = file ?? (await readProductFiles([product])).get(product)
  if (!sold) return null
  const name = sold.name ?? `${number}.bin`
  const type = sold.mediaType ?? 'application/octet-stream'
  if (sold.parts) return { name, type, content: await readParts(sold.parts) }
  return sold.url && isAsset(sold.url) ? { name, type, content: await fetchAsset(sold.url) } : null
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

/** Whether a URL leads to the content server. A document could name any other, also one that only this server reaches. */
const isAsset = (url: string): boolean => URL.parse(url)?.origin === contentServer(environment())

async function fetchAsset(url: string): Promise<ReadableStream<Uint8Array>> {
  const response = await fetch(url, { cache: 'no-store' })
  if (!response.ok || !response.body) throw new Error(`The file of a product was answered ${response.status}`)
  return response.body
}
