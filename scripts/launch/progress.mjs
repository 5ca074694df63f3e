/**
 * Shows the progress of a long step: a counter of seconds on a terminal, otherwise a line every ten seconds.
 * Plain JavaScript, because it runs before the pinned Node is installed.
 * @param {string} label The activity: "Installing packages".
 * @returns {(outcome: string) => void} Call it once with the closing line.
 */
export function showElapsed(label) {
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  const interactive = process.stdout.isTTY
  if (!interactive) console.log(`${label} …`)
  const timer = setInterval(
    () => {
      if (interactive) process.stdout.write(`\r\x1b[K${label} … ${seconds()} s`)
      else console.log(`${label} … ${seconds()} s`)
    },
    interactive ? 500 : 10_000,
  )
  return (outcome) => {
    clearInterval(timer)
    if (interactive) process.stdout.write('\r\x1b[K')
    console.log(`${outcome} (${seconds()} s)`)
  }
}
