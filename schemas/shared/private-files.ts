/** The type of the documents that hold parts of a private file. */
export const PRIVATE_FILE_PART = 'privateFilePart'

/** Size of a part in base64: the hosted API accepts 4 MB per request. */
const PART_CHARACTERS = 2_400_000

export const PRIVATE_FILE_MAX_BYTES = 50_000_000

/** A part of a private file. Its id has a dot, so it is readable with a token only. */
interface PrivateFilePart {
  _id: string
  _type: typeof PRIVATE_FILE_PART
  /** In base64. */
  content: string
}

/**
 * Splits a file into documents. Ids derive from the content, so the same file is stored once.
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
