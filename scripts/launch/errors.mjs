/**
 * Prints the message of an error that ends a command, and exits.
 * @param {unknown} error
 */
export function exitWithError(error) {
  console.error(`\n${describe(error)}\n`)
  process.exit(1)
}

/** Returns the message of an error. `fetch failed` alone does not say why. */
function describe(error) {
  if (!(error instanceof Error && error.message)) return String(error)
  const { message, cause } = error
  // A refused connection to `localhost` fails once per address and has a code instead of a message.
  return message === 'fetch failed' && cause instanceof Error
    ? `${message}: ${cause.message || cause.code}`
    : message
}
