/** Formats bytes as hexadecimal digits. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Creates a random id; `crypto.randomUUID` is missing on insecure origins, such as Studio in an office network. */
export const createRandomId = (): string => toHex(crypto.getRandomValues(new Uint8Array(12)))
