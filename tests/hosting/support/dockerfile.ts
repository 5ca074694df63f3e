import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../scripts/settings.ts'

/** An instruction of a Dockerfile: its keyword and the rest of the line. */
interface Instruction {
  name: string
  text: string
}

/** A stage of a Dockerfile; the last has no name. */
export interface Stage {
  name: string
  instructions: Instruction[]
}

/** Parses a Dockerfile without comments, by default the repository's. */
export function readDockerfile(path = 'Dockerfile'): Stage[] {
  const lines = readFileSync(join(ROOT, path), 'utf8')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const stages: Stage[] = []
  for (const line of lines) {
    const [, name = '', text = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
    if (name === 'FROM') stages.push({ name: / AS (\w+)$/.exec(text)?.[1] ?? '', instructions: [] })
    else stages.at(-1)?.instructions.push({ name, text })
  }
  return stages
}

/** Returns the stage with a name; the last one for an empty name. */
export function stageOf(stages: readonly Stage[], name: string): Stage {
  const found = stages.find((stage) => stage.name === name)
  if (!found) throw new Error(`The Dockerfile has no stage "${name}".`)
  return found
}

/** Returns the variables that a stage sets with `ENV`. */
export const environmentOf = ({ instructions }: Stage): Record<string, string> =>
  Object.fromEntries(
    instructions
      .filter(({ name }) => name === 'ENV')
      .flatMap(({ text }) => text.split(/\s+/))
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )

/** Returns the program and arguments of a stage's `CMD`, `ENTRYPOINT` or `HEALTHCHECK`. */
export function commandOf({ instructions }: Stage, name: 'CMD' | 'ENTRYPOINT' | 'HEALTHCHECK'): string[] {
  const text = instructions.find((instruction) => instruction.name === name)?.text ?? ''
  return JSON.parse(text.slice(text.indexOf('['))) as string[]
}
