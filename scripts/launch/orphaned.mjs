/**
 * Calls back once when the process that started this one is gone, so that nothing outlives a killed `npm`. Only
 * under npm: a command that somebody detached from a shell on purpose stays.
 * @param {() => void} callback
 */
export function onOrphaned(callback) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callback()
  }, 500)
  timer.unref()
}
