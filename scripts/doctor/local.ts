import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs'
import { isInstalled } from '../launch/lockfile.mjs'
import { isNewEnough } from '../launch/node.mjs'
import { presentServices, servicePort, serviceUrl } from '../services.ts'
import { readSettings, type Settings } from '../settings.ts'
import { saysDiskFull } from '../start/disk.ts'
import { answers } from '../start/health.ts'
import { holderOfPort } from '../start/holder.ts'
import { findBrowser } from '../test/browser.ts'
import { fix, note, ok, type Finding } from './check.ts'

const GIGABYTE = 1024 ** 3
const NEEDED_GIGABYTES = 1

/** Looks at this machine: everything that `npm start` and `npm test` need. */
export async function examineMachine(): Promise<Finding[]> {
  const settings = readSettings()
  const services = await Promise.all(
    presentServices(settings).map((service) => examineService(service, settings)),
  )
  return [examineNode(), examinePackages(settings.root), examineData(settings), ...services, examineBrowser()]
}

function examineNode(): Finding {
  const { node } = process.versions
  return isNewEnough(node)
    ? ok('Node', `${node} runs Meridian`)
    : fix('Node', `${node} is too old; run commands by npm, or install Node 24 from https://nodejs.org`)
}

const examinePackages = (root: string): Finding =>
  isInstalled(root)
    ? ok('Packages', 'are those of package-lock.json')
    : fix('Packages', 'differ from package-lock.json; the next npm start installs them')

function examineData({ dataDirectory }: Settings): Finding {
  try {
    mkdirSync(dataDirectory, { recursive: true, mode: 0o700 })
    accessSync(dataDirectory, constants.W_OK)
    const { bavail, bsize } = statfsSync(dataDirectory)
    const free = (bavail * bsize) / GIGABYTE
    return free < NEEDED_GIGABYTES
      ? fix(
          'Data folder',
          `${dataDirectory} has ${free.toFixed(1)} GB left; free ${NEEDED_GIGABYTES} GB or set MERIDIAN_DATA`,
        )
      : ok('Data folder', `${dataDirectory}, ${Math.floor(free)} GB free`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const words = saysDiskFull(reason) ? 'its disk is full' : reason
    return fix('Data folder', `${dataDirectory} cannot be written (${words}); set MERIDIAN_DATA to another`)
  }
}

async function examineService(
  service: ReturnType<typeof presentServices>[number],
  settings: Settings,
): Promise<Finding> {
  const url = serviceUrl(service.name, settings)
  if (await answers(url + service.health)) return ok(service.title, `answers at ${url}`)
  const port = servicePort(service.name, settings)
  const holder = holderOfPort(port)
  return holder
    ? fix(service.title, `port ${port} is held by ${holder}; stop it, or set PORT_OFFSET=100`)
    : note(service.title, `does not run; npm start serves it on ${port}`)
}

function examineBrowser(): Finding {
  const browser = findBrowser()
  if (!browser) return note('Browser', 'none yet; npm test installs one, or set CHROME_PATH')
  return existsSync(browser) ? ok('Browser', browser) : fix('Browser', `${browser} is not there`)
}
