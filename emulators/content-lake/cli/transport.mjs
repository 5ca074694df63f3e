/**
 * `get-it/node` that redirects the URLs of migrations, `https://PROJECT.HOST//…`, which do not resolve on one machine.
 */
import { createNodeFetch as create } from 'get-it/node'

export * from 'get-it/node'

const lake = process.env.CONTENT_LAKE_URL ?? ''
const host = lake.replace(/^https?:\/\//, '').replaceAll('.', '\\.')
const ofProject = new RegExp(`^https?://([a-z0-9-]+)\\.${host}/+`)

/** @type {typeof create} */
export const createNodeFetch = (options) => {
  const send = create(options)
  return (input, init) => {
    const address = String(input)
    const [start, project] = ofProject.exec(address) ?? []
    if (!start || !project) return send(input, init)
    const headers = new Headers(init?.headers)
    headers.set('x-sanity-project-id', project)
    return send(`${lake}/${address.slice(start.length)}`, { ...init, headers })
  }
}
