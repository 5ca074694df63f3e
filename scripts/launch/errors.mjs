/** Prints the message of an error that ends a command, and exits. */
export function exitWithError(error) {
  console.error(`\n${error instanceof Error && error.message ? error.message : String(error)}\n`)
  process.exit(1)
}
