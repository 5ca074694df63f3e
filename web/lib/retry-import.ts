/** Attempts while the browser considers itself online. After them the code is missing, not the connection. */
const ATTEMPTS = 5
/** The wait grows by this time with each attempt. */
const WAIT_MS = 2_000

/**
 * Imports code on demand and tries again after a failure, at once when the browser is online again. Without it, a moment
 * without connection would replace the whole page by an error.
 */
export async function retryImport<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let attempt = 1; ; attempt += navigator.onLine ? 1 : 0) {
    try {
      return await load()
    } catch (error) {
      if (navigator.onLine && attempt >= ATTEMPTS) throw error
      await waitForConnection(attempt * WAIT_MS)
    }
  }
}

/** Resolves when the browser is online again, or after a time, because browsers do not notice every lost connection. */
function waitForConnection(timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timeout)
      removeEventListener('online', end)
      resolve()
    }
    const timeout = setTimeout(end, timeoutMs)
    addEventListener('online', end)
  })
}
