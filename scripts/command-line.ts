import { parseArgs, type ParseArgsConfig } from 'node:util'

/**
 * Returns the parsed arguments of a command. `--help` prints the usage and exits.
 *
 * @throws UsageError for arguments that the command does not have
 */
export function readArguments<const Config extends Omit<ParseArgsConfig, 'args'>>(
  usage: string,
  config: Config,
  args: string[] = process.argv.slice(2),
): ReturnType<typeof parseArgs<Config>> {
  if (args.includes('--help')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return parseArgs<Config>({ ...config, args })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), usage)
  }
}

/** A wrong argument, with the usage of its command. */
export class UsageError extends Error {
  constructor(problem: string, usage: string) {
    super(`${problem}\n\n${usage}`)
  }
}
