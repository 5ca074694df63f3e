import { isMainThread } from 'node:worker_threads'

/**
 * Preloaded into every child (`node --import`). Ends the child's process group when its standard input
 * closes, which happens whenever the parent process is gone. SIGTERM comes first, SIGKILL five seconds later.
 * Grandchildren are in the group.
 */
if (isMainThread && process.env.MERIDIAN_EXIT_WITH_PARENT) {
  delete process.env.MERIDIAN_EXIT_WITH_PARENT
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
