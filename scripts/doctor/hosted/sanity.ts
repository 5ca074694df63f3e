import { ClientError, createClient, type SanityClient } from '@sanity/client'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { defineCheck, type Environment, type HostedCheck } from './define-check.ts'

const MANAGE = 'https://www.sanity.io/manage'
const TOKENS = `${MANAGE}, API, Tokens`

/** Counts documents whose id has a dot: drafts, and private ones such as orders. */
const PRIVATE_COUNT = 'count(*[_id in path("*.**")])'

type ContentSettings = Environment & { SANITY_PROJECT_ID: string; SANITY_DATASET: string }

/** Creates a Sanity client at the site's address, without the CDN. */
export const contentClient = (
  { SANITY_PROJECT_ID: projectId, SANITY_DATASET: dataset, SANITY_API_HOST: apiHost }: ContentSettings,
  token?: string,
): SanityClient =>
  createClient({
    projectId,
    dataset,
    apiVersion: API_VERSION,
    useCdn: false,
    perspective: 'raw',
    timeout: 15_000,
    maxRetries: 1,
    ...(token && { token }),
    ...(apiHost && { apiHost, useProjectHostname: false }),
  })

/** Resolves to the status of a failed call; null when it succeeds. */
async function errorStatusOf(call: Promise<unknown>): Promise<number | null> {
  try {
    await call
    return null
  } catch (error) {
    if (error instanceof ClientError) return error.statusCode
    throw error
  }
}

/** Tries to write a private document like an order. A dry run, so nothing is stored. */
const tryToWrite = (client: SanityClient) =>
  errorStatusOf(client.createOrReplace({ _id: 'order.doctor', _type: 'order' }, { dryRun: true }))

/** Checks that the dataset exists and shows pages without a token. */
export const publishedContent = defineCheck({
  subject: 'Content',
  needs: ['SANITY_PROJECT_ID', 'SANITY_DATASET'],
  async run(values) {
    const name = `${values.SANITY_PROJECT_ID}/${values.SANITY_DATASET}`
    try {
      const pages = await contentClient(values).fetch<number>('count(*[_type == "page"])')
      return pages > 0
        ? { ok: `${pages} published pages in ${name}` }
        : `${name} shows no pages without a token: fill it with npm run seed -- --hosted, and make it public at ${MANAGE}, Datasets`
    } catch (error) {
      if (!(error instanceof ClientError)) throw error
      return `${name} cannot be read (${error.statusCode}): check project and dataset at ${MANAGE}, Datasets`
    }
  },
})

/** Checks that drafts, orders and customers are hidden without a token. */
export const privateContent = defineCheck({
  subject: 'Private content',
  needs: ['SANITY_PROJECT_ID', 'SANITY_DATASET'],
  async run(values) {
    const visible = await contentClient(values).fetch<number>(PRIVATE_COUNT)
    return visible === 0
      ? { ok: 'is hidden from readers without a token' }
      : `${visible} drafts or private documents are visible without a token: check the roles of the dataset at ${MANAGE}`
  },
})

/** Checks that the read token of previews sees drafts and cannot write. */
export const readToken = defineCheck({
  subject: 'Read token',
  needs: ['SANITY_PROJECT_ID', 'SANITY_DATASET', 'SANITY_API_READ_TOKEN'],
  async run(values) {
    const client = contentClient(values, values.SANITY_API_READ_TOKEN)
    let visible: number
    try {
      visible = await client.fetch<number>(PRIVATE_COUNT)
    } catch (error) {
      if (!(error instanceof ClientError)) throw error
      return `is refused (${error.statusCode}): make one with the Viewer role at ${TOKENS}`
    }
    if (visible === 0)
      return `sees neither drafts nor private documents: give it the Viewer role at ${TOKENS}, or fill the dataset with npm run seed -- --hosted`
    const status = await tryToWrite(client)
    if (status === null)
      return `can write, which previews must not: make one with the Viewer role at ${TOKENS}`
    return status === 401 || status === 403
      ? { ok: 'sees drafts and cannot write' }
      : `whether it can write is not known (${status}): try again`
  },
})

/** Checks that the write token may store documents. */
export const writeToken = defineCheck({
  subject: 'Write token',
  needs: ['SANITY_PROJECT_ID', 'SANITY_DATASET', 'SANITY_API_WRITE_TOKEN'],
  async run(values) {
    const status = await tryToWrite(contentClient(values, values.SANITY_API_WRITE_TOKEN))
    return status === null
      ? { ok: 'may write' }
      : `may not write (${status}): make one with the Editor role at ${TOKENS}`
  },
})

/**
 * Creates a check that browsers at an origin may call the content API with credentials. Sends a preflight
 * request.
 */
const originIsAllowed = (subject: string, variable: 'SITE_URL' | 'STUDIO_URL'): HostedCheck =>
  defineCheck({
    subject,
    needs: [variable, 'SANITY_PROJECT_ID', 'SANITY_DATASET'],
    async run(values, request) {
      const origin = values[variable]
      const client = contentClient(values)
      const { headers } = await request(client.getUrl(client.getDataUrl('query')), {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        },
      })
      const add = `npx sanity cors add ${origin} --credentials`
      if (headers.get('access-control-allow-origin') !== origin)
        return `pages of ${origin} may not call the content API: ${add} in studio/, or ${MANAGE}, API, CORS origins`
      return headers.get('access-control-allow-credentials') === 'true'
        ? { ok: `${origin} may call with credentials` }
        : `${origin} may call without credentials only: remove it at ${MANAGE}, API, CORS origins, then ${add}`
    },
  })

export const siteOrigin = originIsAllowed('CORS of site', 'SITE_URL')
export const studioOrigin = originIsAllowed('CORS of Studio', 'STUDIO_URL')
