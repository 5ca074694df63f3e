/** Creates a random id; `crypto.randomUUID` is missing on insecure origins, such as Studio in an office network. */
export const createRandomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
