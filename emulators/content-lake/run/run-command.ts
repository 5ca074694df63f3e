import { spawn } from 'node:child_process'
import { programUrl } from '../../shared/program-url.ts'

/** A lake that a program uses instead of Sanity's hosts. */
export interface LakeAddress {
  url: string
  /** The token of the administrator; without it, the program brings its own. */
  token?: string | undefined
}

/** Returns the environment in which programs and their children reach the lake instead of Sanity's hosts. */
function lakeEnvironment({ url, token }: LakeAddress): NodeJS.ProcessEnv {
  const { NODE_OPTIONS = '', NO_PROXY, ...environment } = process.env
  return {
    ...environment,
    CONTENT_LAKE_URL: url,
    ...(token !== undefined && { CONTENT_LAKE_TOKEN: token, SANITY_AUTH_TOKEN: token }),
    NODE_OPTIONS: `${NODE_OPTIONS} --import ${programUrl('./redirect', import.meta.url).href}`.trim(),
    // A proxy would be asked to connect to the hosts first.
    NO_PROXY: [NO_PROXY, 'localhost', '.sanity.io', '.sanity-cdn.com'].filter(Boolean).join(','),
  }
}

/** Runs a command on a lake until it ends, forwards signals to it, and returns its exit code. */
export async function runCommand(
  [program = '', ...words]: readonly string[],
  lake: LakeAddress,
): Promise<number> {
  // On Windows the commands of npm are scripts, which only a shell starts.
  const child = spawn(program, words, {
    stdio: 'inherit',
    env: lakeEnvironment(lake),
    shell: process.platform === 'win32',
  })
  const forward = (signal: NodeJS.Signals) => void child.kill(signal)
  const signals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, forward)
  try {
    return await new Promise((resolve, reject) => {
      child.on('error', (error) => reject(new Error(`${program} cannot be started: ${error.message}`)))
      child.on('exit', (code) => resolve(code ?? 1))
    })
  } finally {
    for (const signal of signals) process.off(signal, forward)
  }
}
