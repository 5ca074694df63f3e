import { describeTimes } from '../../../scripts/bench/statistics.ts'
import { waitUntilShown } from '../../../scripts/bench/wait-until-shown.ts'
import { readArguments } from '../../../scripts/command-line.ts'
import { lakeClientAt } from '../../../scripts/seed/client.ts'
import { startCluster } from './cluster.ts'

/**
 * `npm run bench:instances` on a running product: publishes a service fifty times to two instances over Redis and
 * measures the time until each shows it. Only the first instance receives revalidation requests. Runs on a copy of the
 * product.
 */
const ROUNDS = 50
const SERVICE = 'service-cybersecurity'
const PATH = '/en/services/cybersecurity'

readArguments('npm run bench:instances    publishes a service fifty times to two instances', {})
const cluster = await startCluster()
try {
  const lake = lakeClientAt(cluster.product.lakeUrl, cluster.product.tokens.editor)
  const times: Record<'first' | 'second', number[]> = { first: [], second: [] }
  for (let round = 1; round <= ROUNDS; round += 1) {
    const title = `Cybersecurity ${round}-${Date.now()}`
    await lake.patch(SERVICE).set({ 'title[language=="en"].value': title }).commit()
    const [first = NaN, second = NaN] = await Promise.all(
      [cluster.first, cluster.second].map((origin) => waitUntilShown(origin + PATH, title)),
    )
    times.first.push(first)
    times.second.push(second)
  }
  console.log(`publish → visible on the instance that is told: ${describeTimes(times.first)}`)
  console.log(`publish → visible on the other instance: ${describeTimes(times.second)}`)
} finally {
  await cluster.dispose()
}
