import { isMainThread } from 'node:worker_threads'

/**
 * Preloaded into every child (`node --import`). Ties the child to the process that started it: when its standard
 * input closes, which the system does however that process died, the child's whole process group is asked to
 * stop, and made to after five seconds. Children of the child are in the group and need no tether of their own.
 */
if (isMainThread && process.env.MERIDIAN_TETHER) {
  delete process.env.MERIDIAN_TETHER
  const kill = (signal) => {
    try {
      process.kill(process.platform === 'win32' ? process.pid : -process.pid, signal)
    } catch {
      process.exit(1)
    }
  }
  process.stdin.once('close', () => {
    kill('SIGTERM')
    setTimeout(() => kill('SIGKILL'), 5_000)
  })
  process.stdin.resume()
  process.stdin.unref?.()
}
