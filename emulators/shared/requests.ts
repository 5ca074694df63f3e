/** Reads a body of at most `maximum` bytes. Throws `tooLarge` as soon as there is more. */
export async function readBody(
  { headers, body }: Request | Response,
  maximum: number,
  tooLarge: Error,
): Promise<Buffer> {
  if (Number(headers.get('content-length')) > maximum) throw tooLarge
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > maximum) throw tooLarge
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Returns the parameters of a path such as `/emails/:id`, or undefined when the pathname does not match it. */
export function matchPath(path: string, pathname: string): Record<string, string> | undefined {
  const parts = path.split('/')
  const segments = pathname.split('/')
  if (parts.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? ''
    if (part.startsWith(':') && segment !== '') params[part.slice(1)] = segment
    else if (part !== segment) return undefined
  }
  return params
}
