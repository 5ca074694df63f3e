import { readArguments } from '../command-line.ts'
import { localClient } from '../seed/client.ts'
import { serviceUrl } from '../services.ts'
import { readSettings } from '../settings.ts'
import { readSitemaps } from '../site-pages.ts'
import { readLakeTokens } from '../start/secrets.ts'
import { describeTimes } from './statistics.ts'
import { waitUntilShown } from './wait-until-shown.ts'

/**
 * `npm run bench:publish`, on a running product: publishes a service's Arabic title fifty times like Studio
 * does. Measures the time until a visitor sees it, counts rendered pages, and restores the title at the end.
 */
const ROUNDS = 50
const DOCUMENT = 'service-cybersecurity'
const PAGE = '/ar'

readArguments('npm run bench:publish    publishes a title fifty times on a running product', {})
const settings = readSettings()
const site = serviceUrl('web', settings)
const client = localClient(settings, readLakeTokens(settings).editor)

async function publishTitle(title: string): Promise<void> {
  const published = await client.getDocument(DOCUMENT)
  if (!published) throw new Error(`${DOCUMENT} is not in the lake; npm run seed adds it.`)
  const draftId = `drafts.${DOCUMENT}`
  await client
    .transaction()
    .createIfNotExists({ ...published, _id: draftId })
    .patch(draftId, (patch) => patch.set({ 'title[language=="ar"].value': title }))
    .commit({ visibility: 'sync' })
  await client.action({ actionType: 'sanity.action.document.publish', draftId, publishedId: DOCUMENT })
}

/** Requests every page once and returns those that Next rendered, because they were not cached. */
async function findRendered(pages: readonly string[]): Promise<string[]> {
  const states = await Promise.all(
    pages.map(async (path) => {
      const response = await fetch(site + path)
      await response.arrayBuffer()
      return { path, state: response.headers.get('x-nextjs-cache') }
    }),
  )
  return states.filter(({ state }) => state !== 'HIT').map(({ path }) => path)
}

const original = await client.fetch<string>('*[_id == $id][0].title[language == "ar"][0].value', {
  id: DOCUMENT,
})
const pages = (await readSitemaps(site)).flatMap((paths) => Object.values(paths))
await findRendered(pages)
console.log(`${pages.length} pages; ${(await findRendered(pages)).length} of them are not cached.`)

const times: number[] = []
const rendered: string[][] = []
try {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const title = `${original} ${round}-${Date.now()}`
    await publishTitle(title)
    times.push(await waitUntilShown(site + PAGE, title))
    rendered.push([PAGE, ...(await findRendered(pages)).filter((path) => path !== PAGE)])
  }
} finally {
  await publishTitle(original)
}
const counts = rendered.map((paths) => paths.length)
console.log(`publish → visible: ${describeTimes(times)}`)
console.log(`pages rendered per publish: ${Math.min(...counts)} to ${Math.max(...counts)} of ${pages.length}`)
console.log(`for example: ${(rendered.at(-1) ?? []).join(' ')}`)
