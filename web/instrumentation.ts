/** Runs once when a server starts: corrects request headers, schedules due work, and caches the error pages. */
export async function register(): Promise<void> {
  // Next also compiles this file for the edge runtime, where it must do nothing.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { exitOnUnsafeAddress } = await import('./vendors/firebase/bound-address.ts')
  exitOnUnsafeAddress()
  const { isOnVercel, trustedProxies } = await import('./env.ts')
  const { ignoreForwardedProtocol, resolveClientAddresses } = await import('./lib/forwarded-headers.ts')
  resolveClientAddresses(trustedProxies())
  if (!isOnVercel()) ignoreForwardedProtocol()
  const { deduplicateLocationHeader } = await import('./lib/location-header.ts')
  deduplicateLocationHeader()
  const { scheduleDueWork } = await import('./lib/due-work.ts')
  scheduleDueWork()
  const { cacheErrorPages } = await import('./features/routing/outage.ts')
  // Vercel serves the error pages from the build. Other servers accept requests only after this function.
  if (!isOnVercel()) setTimeout(() => void cacheErrorPages(), 1_000).unref()
}
