/** Runs once when a server starts: schedules mails and orders that wait, and caches the error pages. */
export async function register(): Promise<void> {
  // Next compiles this file for its edge runtime too, where it must come to nothing.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { exitOnUnsafeAddress } = await import('./services/identity/bound-address.ts')
  exitOnUnsafeAddress()
  const { nameLocationOnce } = await import('./lib/one-location.ts')
  nameLocationOnce()
  const { wakeAt } = await import('./services/inquiries/alarm.ts')
  wakeAt(Date.now() + 5_000)
  const { beginLookingAfterOrders } = await import('./services/orders/alarm.ts')
  beginLookingAfterOrders()
  const { isOnVercel } = await import('./env.ts')
  const { cacheErrorPages } = await import('./features/routing/outage.ts')
  // Vercel serves them from the build. Elsewhere the server answers requests a moment after this function.
  if (!isOnVercel()) setTimeout(() => void cacheErrorPages(), 1_000).unref()
}
