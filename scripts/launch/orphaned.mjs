import { readFileSync } from 'node:fs'

/** The parent of a process, where /proc tells; npm puts a shell between itself and a command. */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return 0
  }
}

/**
 * Calls back once when the process that started this one is gone, so that nothing outlives a killed `npm`. Only
 * under npm: a command that somebody detached from a shell on purpose stays.
 * @param {() => void} callback
 */
export function onOrphaned(callback) {
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
