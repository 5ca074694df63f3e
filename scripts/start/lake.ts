import { z } from 'zod'
import { service, serviceUrl } from '../services.ts'
import { LOCAL_DATASET, LOCAL_PROJECT, type Settings } from '../settings.ts'

const Targets = z.array(z.object({ id: z.string(), url: z.string() }))

/** The few calls that setting up a lake takes, outside of what `@sanity/client` offers. Answers the body's JSON. */
async function call(url: string, token: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  if (!response.ok) {
    throw new Error(`The lake answered ${response.status} to ${method} ${url}: ${await response.text()}`)
  }
  return response.json()
}

const datasetUrl = (settings: Settings): string =>
  `${serviceUrl('lake', settings)}/v1/projects/${LOCAL_PROJECT}/datasets/${LOCAL_DATASET}`

/** Makes project and dataset when they are not there yet. */
export async function ensureDataset(settings: Settings, token: string): Promise<void> {
  await call(datasetUrl(settings), token, 'PUT', { aclMode: 'public' })
}

const targetsUrl = (settings: Settings): string => `${datasetUrl(settings)}/sync-tag-targets`

/** Lets the lake announce publishes to no site any more. */
export async function unregisterSites(settings: Settings, token: string): Promise<void> {
  for (const { id } of Targets.parse(await call(targetsUrl(settings), token, 'GET')))
    await call(`${targetsUrl(settings)}/${id}`, token, 'DELETE')
}

/**
 * Tells the lake where the site wants to hear of published changes, and to forget where the site of this data was
 * before, at another PORT_OFFSET. Repeating it changes nothing.
 */
export async function registerSite(settings: Settings, token: string, secret: string): Promise<void> {
  const targets = targetsUrl(settings)
  const url = `${serviceUrl('web', settings)}/api/revalidate`
  await call(targets, token, 'POST', { url, secret })
  for (const target of Targets.parse(await call(targets, token, 'GET'))) {
    const isFormer = target.url !== url && /^http:\/\/localhost:\d+\/api\/revalidate$/.test(target.url)
    if (isFormer) await call(`${targets}/${target.id}`, token, 'DELETE')
  }
}

export const lakeHealthUrl = (settings: Settings): string =>
  `${serviceUrl('lake', settings)}${service('lake').health}`
