import { service, serviceUrl } from '../services.ts'
import { LOCAL_DATASET, LOCAL_PROJECT, type Settings } from '../settings.ts'

/** The few calls that setting up a lake takes, outside of what `@sanity/client` offers. */
async function call(url: string, token: string, method: string, body: unknown): Promise<void> {
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) {
    throw new Error(`The lake answered ${response.status} to ${method} ${url}: ${await response.text()}`)
  }
  await response.body?.cancel()
}

const datasetUrl = (settings: Settings): string =>
  `${serviceUrl('lake', settings)}/v1/projects/${LOCAL_PROJECT}/datasets/${LOCAL_DATASET}`

/** Makes project and dataset when they are not there yet. */
export const ensureDataset = (settings: Settings, token: string): Promise<void> =>
  call(datasetUrl(settings), token, 'PUT', { aclMode: 'public' })

/** Tells the lake where the site wants to hear of published changes. Repeating it changes nothing. */
export const registerSite = (settings: Settings, token: string, secret: string): Promise<void> =>
  call(`${datasetUrl(settings)}/sync-tag-targets`, token, 'POST', {
    url: `${serviceUrl('web', settings)}/api/revalidate`,
    secret,
  })

export const lakeHealthUrl = (settings: Settings): string =>
  `${serviceUrl('lake', settings)}${service('lake').health}`
