import { join } from 'node:path'
import {
  LOCAL_IDENTITY_PROJECT,
  LOCAL_MAIL_DOMAIN,
  PEOPLE_FILE,
  type Settings,
  studioOutput,
} from './settings.ts'

export type ServiceName = 'lake' | 'payments' | 'mail' | 'identity' | 'web' | 'studio'
export type Mode = 'serve' | 'develop'

/** A program of the product: how to start it and how to check its health. */
export interface Service {
  name: ServiceName
  /** Its name in messages. */
  title: string
  /** Before PORT_OFFSET. */
  port: number
  /** A path that responds with a status below 500 once the service is ready. */
  health: string
  /** Arguments for Node, run in `directory` (relative to the root). */
  directory: string
  command: (settings: Settings, mode: Mode) => string[]
}

/** Describes an emulator. Its data folder is its name. */
const emulator = (
  folder: string,
  service: Pick<Service, 'name' | 'title' | 'port'> & { health?: string },
  options: (settings: Settings) => string[],
): Service => ({
  health: '/',
  directory: '.',
  ...service,
  command: (settings) => [
    `emulators/${folder}/index.js`,
    '--data',
    join(settings.dataDirectory, service.name),
    '--port',
    String(servicePort(service.name, settings)),
    ...options(settings),
  ],
})

/** The emulators of hosted services. */
export const EMULATORS: readonly Service[] = [
  emulator('content-lake', { name: 'lake', title: 'Content lake', port: 4000, health: '/v1/ping' }, () => [
    '--people',
    PEOPLE_FILE,
  ]),
  emulator('stripe', { name: 'payments', title: 'Payments', port: 4010 }, (settings) => [
    '--business',
    'Meridian',
    '--webhook',
    `${serviceUrl('web', settings)}/api/stripe/webhook`,
  ]),
  emulator('resend', { name: 'mail', title: 'Mailbox', port: 4020 }, () => ['--domain', LOCAL_MAIL_DOMAIN]),
  emulator('firebase-auth', { name: 'identity', title: 'Identity', port: 9099 }, () => [
    '--project',
    LOCAL_IDENTITY_PROJECT,
  ]),
]

/** Every service with its port, in start order. */
export const SERVICES: readonly Service[] = [
  ...EMULATORS,
  {
    name: 'web',
    title: 'Site',
    port: 3000,
    health: '/en',
    directory: '.',
    command: (settings, mode) => {
      const port = String(servicePort('web', settings))
      const action = mode === 'develop' ? 'dev' : 'start'
      return ['node_modules/next/dist/bin/next', action, 'web', '--hostname', '127.0.0.1', '--port', port]
    },
  },
  {
    name: 'studio',
    title: 'Studio',
    port: 3333,
    health: '/',
    directory: 'studio',
    command: (settings, mode) => {
      const port = String(servicePort('studio', settings))
      return mode === 'develop'
        ? ['../node_modules/sanity/bin/sanity', 'dev', '--host', '127.0.0.1', '--port', port]
        : [
            '../scripts/start/studio-server.ts',
            studioOutput(settings),
            port,
            serviceUrl('lake', settings),
            serviceUrl('web', settings),
          ]
    },
  },
]

/** Returns a service by name. */
export function service(name: ServiceName): Service {
  const found = SERVICES.find((candidate) => candidate.name === name)
  if (!found) throw new Error(`No service named ${name}`)
  return found
}

export const servicePort = (name: ServiceName, settings: Settings): number =>
  service(name).port + settings.portOffset

/** Returns the address for browsers, without a trailing slash. */
export const serviceUrl = (name: ServiceName, settings: Settings): string =>
  `http://localhost:${servicePort(name, settings)}`

/** Returns an address that responds once the service is ready. */
export const healthUrl = (name: ServiceName, settings: Settings): string =>
  serviceUrl(name, settings) + service(name).health
