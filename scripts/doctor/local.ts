import { existsSync } from 'node:fs'
import { isNewEnough } from '../launch/find-node.mjs'
import { isInstalled } from '../launch/lockfile.mjs'
import { healthUrl, type Service, servicePort, SERVICES, serviceUrl } from '../services.ts'
import { readSettings, ROOT, type Settings } from '../settings.ts'
import { ensureDataFolder } from '../start/disk.ts'
import { isReachable } from '../start/health.ts'
import { describeProgram, findPortOwner } from '../start/port-owner.ts'
import { findBrowser } from '../test/browser.ts'
import { describeError, type Finding, fix, note, ok } from './check.ts'

/** Checks everything on this machine that `npm start` and `npm test` need. */
export async function checkMachine(): Promise<Finding[]> {
  const settings = readSettings()
  const services = await Promise.all(SERVICES.map((service) => checkService(service, settings)))
  return [checkNode(), checkPackages(), checkDataFolder(settings), ...services, checkBrowser()]
}

function checkNode(): Finding {
  const { node } = process.versions
  return isNewEnough(node)
    ? ok('Node', `${node} runs Meridian`)
    : fix('Node', `${node} is too old; run commands by npm, or install Node 24 from https://nodejs.org`)
}

const checkPackages = (): Finding =>
  isInstalled(ROOT)
    ? ok('Packages', 'are those of package-lock.json')
    : fix('Packages', 'differ from package-lock.json; the next npm start installs them')

function checkDataFolder({ dataDirectory }: Settings): Finding {
  try {
    ensureDataFolder(dataDirectory)
    return ok('Data folder', dataDirectory)
  } catch (error) {
    return fix('Data folder', describeError(error))
  }
}

async function checkService(service: Service, settings: Settings): Promise<Finding> {
  if (await isReachable(healthUrl(service.name, settings)))
    return ok(service.title, `responds at ${serviceUrl(service.name, settings)}`)
  const port = servicePort(service.name, settings)
  const owner = findPortOwner(port)
  return owner
    ? fix(
        service.title,
        `port ${port} is in use by ${describeProgram(owner)}; stop it, or set PORT_OFFSET=100`,
      )
    : note(service.title, `does not run; npm start serves it on ${port}`)
}

function checkBrowser(): Finding {
  const browser = findBrowser()
  if (!browser) return note('Browser', 'none yet; npm test installs one, or set CHROME_PATH')
  return existsSync(browser) ? ok('Browser', browser) : fix('Browser', `${browser} is not there`)
}
