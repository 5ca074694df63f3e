import { ServerResponse } from 'node:http'

/**
 * Lets answers name their destination once. Next sets `Location` while it renders a redirect and appends the same one
 * when it sends what was rendered; where a proxy joins the two, the visitor is led to `/a, /a`.
 * Known as https://github.com/vercel/next.js/issues/82117: this goes when that is mended.
 */
export function nameLocationOnce(): void {
  const response = ServerResponse.prototype
  const append = Reflect.get(response, 'appendHeader')
  response.appendHeader = function appendHeader(name, value) {
    const isNamed = name.toLowerCase() === 'location' && this.getHeader(name) === value
    return isNamed ? this : append.call(this, name, value)
  }
}
