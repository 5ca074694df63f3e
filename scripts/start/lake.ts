import { z } from 'zod'
import { serviceUrl } from '../services.ts'
import { LOCAL_DATASET, LOCAL_PROJECT, type Settings } from '../settings.ts'

const targetsSchema = z.array(z.object({ id: z.string(), url: z.string() }))

/** Calls the lake's management API, which `@sanity/client` does not cover. Returns the parsed body. */
async function call(url: string, token: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  if (!response.ok) {
    throw new Error(
      `The lake responded with ${response.status} to ${method} ${url}: ${await response.text()}`,
    )
  }
  return response.json()
}

const datasetUrl = (settings: Settings): string =>
  `${serviceUrl('lake', settings)}/v1/projects/${LOCAL_PROJECT}/datasets/${LOCAL_DATASET}`

/** Creates project and dataset if they do not exist. */
export async function ensureDataset(settings: Settings, token: string): Promise<void> {
  await call(datasetUrl(settings), token, 'PUT', { aclMode: 'public' })
}

const targetsUrl = (settings: Settings): string => `${datasetUrl(settings)}/sync-tag-targets`

/** Removes every revalidation target from the lake. */
export async function unregisterSites(settings: Settings, token: string): Promise<void> {
  for (const { id } of targetsSchema.parse(await call(targetsUrl(settings), token, 'GET')))
    await call(`${targetsUrl(settings)}/${id}`, token, 'DELETE')
}

/**
 * Registers the site's revalidation endpoint with the lake, and removes the one of a former PORT_OFFSET.
 * Idempotent.
 */
export async function registerSite(settings: Settings, token: string, secret: string): Promise<void> {
  const targets = targetsUrl(settings)
  const url = `${serviceUrl('web', settings)}/api/revalidate`
  await call(targets, token, 'POST', { url, secret })
  for (const target of targetsSchema.parse(await call(targets, token, 'GET'))) {
    const isFormer = target.url !== url && /^http:\/\/localhost:\d+\/api\/revalidate$/.test(target.url)
    if (isFormer) await call(`${targets}/${target.id}`, token, 'DELETE')
  }
}
