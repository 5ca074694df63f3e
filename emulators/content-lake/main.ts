import { messageOf, reportError, type RunningService, runService } from '../shared/run-service.ts'
import { parseFlags, USAGE } from './flags.ts'
import { openLake } from './open-lake.ts'
import { readDirectory } from './people/people-file.ts'

/** Commands besides serving. The exit code of `run` is its program's. */
const COMMANDS: Record<string, (args: string[]) => Promise<number | void>> = {
  run: async (args) => (await import('./run/main.ts')).run(args),
  backup: async (args) => (await import('./maintenance/main.ts')).backup(args),
  compact: async (args) => (await import('./maintenance/main.ts')).compact(args),
}

type Flags = NonNullable<ReturnType<typeof parseFlags>>

async function start({ options, datasets, people }: Flags): Promise<RunningService> {
  const directory = people === undefined ? undefined : readDirectory(people)
  const lake = await openLake({ ...options, directory, report: reportError })
  for (const dataset of datasets) await lake.createDataset(dataset)
  const { url, port, dataDirectory: data, tokens } = lake
  return {
    details: { url, port, data, tokens },
    message: `Content lake at ${url} (data in ${data})

The tokens are in tokens.json of that folder. Ctrl-C stops the lake.`,
    stop: () => lake.close(),
    onAnnounced: () => lake.warm(),
  }
}

const [name = '', ...args] = process.argv.slice(2)
const command = COMMANDS[name]
if (command) {
  try {
    process.exitCode = (await command(args)) ?? 0
  } catch (error) {
    console.error(messageOf(error))
    process.exitCode = 1
  }
} else await runService({ usage: USAGE, parseFlags, start })
