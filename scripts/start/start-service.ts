import { join } from 'node:path'
import { service, type ServiceName, serviceUrl } from '../services.ts'
import { logDirectory, ROOT, type Settings } from '../settings.ts'
import { type Child, startChild } from './child.ts'
import { waitUntilHealthy } from './health.ts'

interface StartOptions {
  environment?: Record<string, string>
  /** A path that responds once the service is ready. Default: that of the service. */
  health?: string
}

/** Starts a service without supervision. Resolves when it responds. Rejects with the end of its output. */
export async function startService(
  name: ServiceName,
  settings: Settings,
  { environment = {}, health = service(name).health }: StartOptions = {},
): Promise<Child> {
  const { title, command, directory } = service(name)
  const child = startChild({
    command: command(settings, 'serve'),
    directory: join(ROOT, directory),
    environment,
    logFile: join(logDirectory(settings), `${name}.log`),
  })
  await waitUntilHealthy(title, child, serviceUrl(name, settings) + health, settings.dataDirectory)
  return child
}
