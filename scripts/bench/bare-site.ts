import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../settings.ts'
import { startChild } from '../start/child.ts'
import { waitUntilHealthy } from '../start/health.ts'
import { findFreeOffset } from '../start/ports.ts'

const NEXT = join(ROOT, 'node_modules/next/dist/bin/next')

const LAYOUT = 'export default ({ children }) => <html lang="en"><body>{children}</body></html>\n'

/**
 * Builds a Next app of these files (content by path, beside a plain layout), serves it while `run` measures it, and removes it. The folder
 * is inside the repository, to find `next`, but outside the site.
 */
export async function withBareSite(
  files: Record<string, string>,
  run: (url: string) => Promise<void>,
): Promise<void> {
  mkdirSync(join(ROOT, '.data'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, '.data/bare-'))
  try {
    const configuration = `export default ${JSON.stringify({ turbopack: { root: ROOT } })}\n`
    for (const [path, content] of Object.entries({
      'package.json': '{}',
      'next.config.mjs': configuration,
      'app/layout.jsx': LAYOUT,
      ...files,
    })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    }
    execFileSync(process.execPath, [NEXT, 'build', folder], { stdio: 'ignore' })
    const port = 3000 + (await findFreeOffset(2_500))
    const server = startChild({
      command: [NEXT, 'start', folder, '--port', String(port)],
      directory: ROOT,
      environment: {},
      logFile: join(folder, 'next.log'),
    })
    try {
      const url = `http://localhost:${port}/`
      await waitUntilHealthy('The bare site', server, url, folder)
      await run(url)
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
