import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../settings.ts'
import { hostedClient } from '../seed/client.ts'
import { missing, note, ok, type Finding } from './check.ts'
import { examineMail } from './mail.ts'
import { readExample, type ExampleVariable } from './example.ts'

/** The addresses that Sanity's own tools use; a project's content is at `<id>.api.sanity.io`. */
const MANAGE = 'https://www.sanity.io/manage'

/**
 * Looks at what a hosted deployment needs: every variable of .env.example, whether project, dataset and tokens fit
 * together, and whether the site takes word of published changes. Values are never shown.
 */
export async function examineHosting(): Promise<Finding[]> {
  const file = join(ROOT, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const variables = readExample(readFileSync(join(ROOT, '.env.example'), 'utf8')).map(examineVariable)
  const reachable = await Promise.all([examineContent(), examineWriting(), examineMail(), examineSite()])
  return [...variables, ...reachable]
}

function examineVariable({ name, purpose, source, optional }: ExampleVariable): Finding {
  if (process.env[name]) return ok(name, 'is set')
  return optional ? note(name, `not set (optional). ${purpose}`) : missing(name, `${purpose} From: ${source}`)
}

async function examineContent(): Promise<Finding> {
  const { SANITY_PROJECT_ID: project, SANITY_DATASET: dataset, SANITY_API_READ_TOKEN: token } = process.env
  if (!project || !dataset || !token)
    return note('Content', 'not asked: project, dataset or read token is missing')
  try {
    const pages = await hostedClient(project, dataset, token).fetch<number>('count(*[_type == "page"])')
    return pages > 0
      ? ok('Content', `${pages} pages in ${project}/${dataset}`)
      : missing('Content', `${project}/${dataset} holds no pages; npm run seed fills it`)
  } catch (error) {
    return missing('Content', `${describe(error)}; check project, dataset and read token at ${MANAGE}`)
  }
}

async function examineWriting(): Promise<Finding> {
  const { SANITY_PROJECT_ID: project, SANITY_DATASET: dataset, SANITY_API_WRITE_TOKEN: token } = process.env
  if (!project || !dataset || !token) return note('Writing', 'not asked: no write token is set')
  try {
    const client = hostedClient(project, dataset, token)
    await client.create({ _type: 'doctorCheck' }, { dryRun: true })
    return ok('Writing', 'the write token may create documents')
  } catch (error) {
    return missing('Writing', `${describe(error)}; the write token needs the Editor role, see ${MANAGE}`)
  }
}

async function examineSite(): Promise<Finding> {
  const { SITE_URL: site, REVALIDATE_SECRET: secret } = process.env
  if (!site || !secret) return note('Site', 'not asked: SITE_URL or REVALIDATE_SECRET is missing')
  try {
    const response = await fetch(`${site}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ id: 'doctor', syncTags: ['s1:doctor'] }),
      signal: AbortSignal.timeout(10_000),
    })
    if (response.ok) return ok('Site', `${site} takes word of published changes`)
    return response.status === 401
      ? missing('Site', `${site} has another REVALIDATE_SECRET than this environment`)
      : missing(
          'Site',
          `${site}/api/revalidate answered ${response.status}; deploy the site, see docs/operations`,
        )
  } catch (error) {
    return missing('Site', `${site} cannot be reached (${describe(error)})`)
  }
}

const describe = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? 'unknown error'
