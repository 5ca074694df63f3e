import type { SanityClient } from 'sanity'
import type { PrivateFile as StoredFile } from '#schemas/shared/documents.generated.ts'
import { privateFileParts } from '#schemas/shared/private-files.ts'
import { toHex } from '../random-id.ts'

/** The reference to a private file in a document, once it is uploaded. */
export type PrivateFile = Required<Omit<StoredFile, '_type'>>

/** Encodes bytes as base64 in slices, because `fromCharCode` takes a limited number of arguments. */
function toBase64(bytes: Uint8Array): string {
  // A multiple of three, so that the encoded slices can be joined.
  const SLICE = 30_000
  const slices: string[] = []
  for (let start = 0; start < bytes.length; start += SLICE)
    slices.push(btoa(String.fromCharCode(...bytes.subarray(start, start + SLICE))))
  return slices.join('')
}

/**
 * Stores a file in private documents and returns the reference to it.
 *
 * @param onProgress receives the stored share, from 0 to 1
 * @throws when a part cannot be stored
 */
export async function uploadPrivateFile(
  client: SanityClient,
  file: File,
  onProgress: (share: number) => void = () => undefined,
): Promise<PrivateFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const digest = toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
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

/** Reads a private file; null when one of its parts is missing. */
export async function fetchPrivateFile(
  client: SanityClient,
  { mediaType, parts }: Pick<PrivateFile, 'mediaType' | 'parts'>,
): Promise<Blob | null> {
  const contents = []
  for (const id of parts) {
    const part = await client.getDocument<{ _id: string; content: string }>(id)
    if (!part) return null
    contents.push(Uint8Array.from(atob(part.content), (character) => character.charCodeAt(0)))
  }
  return new Blob(contents, { type: mediaType })
}
