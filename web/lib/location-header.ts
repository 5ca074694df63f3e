import { ServerResponse } from 'node:http'

/**
 * Drops a second identical `Location` header. Next sets it when it renders a redirect, and appends it again when it sends the response. A proxy that joins both redirects
 * to `/a, /a`. Remove this when https://github.com/vercel/next.js/issues/82117 is fixed.
 */
export function deduplicateLocationHeader(): void {
  const response = ServerResponse.prototype
  const append = Reflect.get(response, 'appendHeader')
  response.appendHeader = function appendHeader(name, value) {
    const isNamed = name.toLowerCase() === 'location' && this.getHeader(name) === value
    return isNamed ? this : append.call(this, name, value)
  }
}
