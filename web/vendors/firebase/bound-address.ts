import { isIPv6 } from 'node:net'
import { z } from 'zod'
import { environment } from '#web/env.ts'
import { isLoopbackHost } from '#web/lib/loopback.ts'

const endpointSchema = z.object({ host: z.string() }).nullish()
const handleSchema = z.object({
  type: z.string(),
  localEndpoint: endpointSchema,
  remoteEndpoint: endpointSchema,
  writable: z.boolean().optional(),
})
const reportSchema = z.object({ libuv: z.array(handleSchema) })

/**
 * Returns the IP addresses on which this process accepts connections. Next tells the site no address, and `next dev` passes none to
 * the process that serves. Node's diagnostic report lists every socket.
 */
function listeningAddresses(): string[] {
  // Otherwise the report resolves a name for each address, which blocks for as long as DNS takes.
  Object.assign(process.report, { excludeNetwork: true })
  return reportSchema.parse(process.report.getReport()).libuv.flatMap((handle) => {
    const isListening = handle.type === 'tcp' && !handle.remoteEndpoint && !handle.writable
    return isListening && handle.localEndpoint ? [handle.localEndpoint.host] : []
  })
}

const isLoopbackAddress = (address: string) => isLoopbackHost(isIPv6(address) ? `[${address}]` : address)

let isKnownToBeSafe = false

/** Whether this process accepts connections, and only from its own machine. This never changes once the server listens. */
export function isBoundToLoopback(): boolean {
  if (isKnownToBeSafe) return true
  const addresses = listeningAddresses()
  isKnownToBeSafe = addresses.length > 0 && addresses.every(isLoopbackAddress)
  return isKnownToBeSafe
}

/**
 * Exits the process if accounts are emulated and other machines can connect: anyone there could act as any customer. Call it when the
 * server starts. A server that does not listen yet continues; `verifier.ts` checks again for each token.
 */
export function exitOnUnsafeAddress(): void {
  if (!environment().FIREBASE_AUTH_EMULATOR_HOST) return
  const open = listeningAddresses().filter((address) => !isLoopbackAddress(address))
  if (open.length === 0) return
  process.stderr.write(
    `FIREBASE_AUTH_EMULATOR_HOST is set and the site listens on ${open.join(', ')}, where other machines reach it. ` +
      'Start it with --hostname 127.0.0.1 (the standalone server with HOSTNAME=127.0.0.1), or remove the variable.\n',
  )
  // `next start` only logs an error thrown here and keeps running.
  process.exit(1)
}
