/** The type of the documents that hold parts of a private file. */
export const PRIVATE_FILE_PART = 'privateFilePart'

/** A document takes at most so much of a file, in base64: the hosted API takes 4 MB in one request. */
const PART_CHARACTERS = 2_400_000

/** The most that a private file may have, in bytes. */
export const MOST_PRIVATE_BYTES = 50_000_000

/** One part of a private file: a document that nobody reads without a token, since its id has a dot. */
export interface PrivateFilePart {
  _id: string
  _type: typeof PRIVATE_FILE_PART
  /** In base64. */
  content: string
}

/**
 * Cuts a file into the documents that keep it. The same bytes are the same documents, so that they are kept once.
 *
 * @param base64 the whole file
 * @param digest hexadecimal SHA-256 of its bytes
 */
export function privateFileParts(base64: string, digest: string): PrivateFilePart[] {
  const count = Math.max(1, Math.ceil(base64.length / PART_CHARACTERS))
  return Array.from({ length: count }, (_, index) => ({
    _id: `file.${digest.slice(0, 32)}.part-${index + 1}`,
    _type: PRIVATE_FILE_PART,
    content: base64.slice(index * PART_CHARACTERS, (index + 1) * PART_CHARACTERS),
  }))
}
