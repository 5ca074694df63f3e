import { isAllowedHost } from '../../shared/allowed-host.ts'
import type { Lake } from '../types.ts'

/** Hosts of the hosted API, which redirected requests keep (`run/redirect.ts`). No attacker can point them at this machine. */
const HOSTED = /^(?:[a-z0-9-]+\.)*(?:sanity\.io|sanity\.work|sanity-cdn\.com)(?::\d+)?$/

/** Returns whether a lake answers requests to a host, so that no foreign domain can resolve to it (DNS rebinding). */
export const answersAt = (host: string, { allowedHosts }: Lake): boolean =>
  isAllowedHost(host, allowedHosts) || HOSTED.test(host)
