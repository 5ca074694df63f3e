import { readFileSync } from 'node:fs'

/**
 * Returns the parent of a process on systems with /proc, else 0. npm runs commands in a shell, which is the
 * parent.
 */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return 0
  }
}

/**
 * Calls back once when the parent process is gone, so that nothing outlives a killed `npm`. Only under npm: a
 * command that was detached from a shell on purpose keeps running.
 * @param {() => void} callback
 */
export function onParentExit(callback) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const parent = process.ppid
  const grandparent = parentOf(parent)
  const timer = setInterval(() => {
    if (process.ppid === parent && parentOf(parent) === grandparent) return
    clearInterval(timer)
    callback()
  }, 500)
  timer.unref()
}
