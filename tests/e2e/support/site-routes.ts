import { globSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../scripts/settings.ts'

/** A route of the site as its folders name it: `/[locale]/success`, `/api/orders/[order]/files/[number]`. */
export type SiteRoute = string

/** Metadata files of Next with the address they are served at. */
const METADATA_FILES: Readonly<Record<string, string>> = {
  'robots.ts': '/robots.txt',
  'icon.svg': '/icon.svg',
  'favicon.ico': '/favicon.ico',
}

/** Returns every route in `web/app`, read from the folder, so that new ones are included. */
export function siteRoutes(): SiteRoute[] {
  const app = join(ROOT, 'web', 'app')
  const files = globSync('**/{page,route}.{ts,tsx}', { cwd: app })
  const routes = files.map((file) => {
    const folders = file
      .split('/')
      .slice(0, -1)
      .filter((folder) => !/^[(@]/.test(folder))
    return `/${folders.join('/')}`
  })
  const named = globSync(Object.keys(METADATA_FILES), { cwd: app }).map((file) => METADATA_FILES[file] ?? '')
  return [...new Set([...routes, ...named])].sort()
}
