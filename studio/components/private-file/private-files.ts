import type { SanityClient } from 'sanity'
import { privateFileParts } from '../../../schemas/shared/private-files.ts'

/** A private file as a document names it. */
export interface PrivateFile {
  name: string
  /** In bytes. */
  size: number
  mediaType: string
  /** Ids of the documents that hold it, in their order. */
  parts: string[]
}

const HEX = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Bytes in base64, in slices that a call takes; each is of whole groups of three, so that they can be joined. */
function toBase64(bytes: Uint8Array): string {
  const SLICE = 30_000
  const slices: string[] = []
  for (let start = 0; start < bytes.length; start += SLICE)
    slices.push(btoa(String.fromCharCode(...bytes.subarray(start, start + SLICE))))
  return slices.join('')
}

/**
 * Keeps a file in documents that nobody reads without a token.
 *
 * @param onProgress told how much of it is kept, from 0 to 1
 * @throws where the content lake does not take it
 */
export async function keepPrivateFile(
  client: SanityClient,
  file: File,
  onProgress: (share: number) => void = () => undefined,
): Promise<PrivateFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const digest = HEX(await crypto.subtle.digest('SHA-256', bytes))
  const parts = privateFileParts(toBase64(bytes), digest)
  for (const [index, part] of parts.entries()) {
    await client.createOrReplace(part)
    onProgress((index + 1) / parts.length)
  }
  return {
    name: file.name,
    size: bytes.length,
    mediaType: file.type || 'application/octet-stream',
    parts: parts.map(({ _id }) => _id),
  }
}

/** Reads a file back from the documents that hold it. Throws where one of them is not there. */
export async function readPrivateFile(
  client: SanityClient,
  { mediaType, parts }: PrivateFile,
): Promise<Blob> {
  const contents = []
  for (const id of parts) {
    const part = await client.getDocument<{ _id: string; content: string }>(id)
    if (!part) throw new Error(`${id} is not there.`)
    contents.push(Uint8Array.from(atob(part.content), (character) => character.charCodeAt(0)))
  }
  return new Blob(contents, { type: mediaType })
}
