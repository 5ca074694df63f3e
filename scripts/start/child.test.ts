import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isAlive } from '../launch/pid-file.mjs'

const SUPERVISOR = pathToFileURL(join(import.meta.dirname, 'supervisor.ts')).href
const CHILD = pathToFileURL(join(import.meta.dirname, 'child.ts')).href

/** Supervises a program and prints the number of each process it starts. */
const PARENT = `
  import { startChild } from '${CHILD}'
  import { supervise } from '${SUPERVISOR}'
  await supervise({
    title: 'Site',
    policy: { firstDelayMs: 1, maxDelayMs: 1, maxRestarts: 3, healthyAfterMs: 60_000 },
    launch: (restartReason) =>
      startChild({
        command: ['program.mjs'],
        directory: import.meta.dirname,
        environment: {},
        logFile: import.meta.dirname + '/site.log',
        restartReason,
        onLine: (line) => console.log(line),
      }),
    waitUntilReady: async () => undefined,
    onRestart: () => undefined,
    onGiveUp: () => undefined,
  })
`
const PROGRAM = `
  setInterval(() => undefined, 1_000)
  console.log(process.pid)
`

let folder: string
let parent: ChildProcess
let printed: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'child-'))
  writeFileSync(join(folder, 'program.mjs'), PROGRAM)
  writeFileSync(join(folder, 'parent.mjs'), PARENT)
  printed = []
  parent = spawn(process.execPath, [join(folder, 'parent.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] })
  createInterface({ input: parent.stdout as NodeJS.ReadableStream }).on('line', (line) => printed.push(line))
})
afterEach(() => {
  parent.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

const waitFor = <Value>(check: () => Value) => vi.waitFor(check, { timeout: 15_000, interval: 10 })

test('a restarted program exits when its parent is killed', async () => {
  await waitFor(() => expect(printed).toHaveLength(1))
  process.kill(Number(printed[0]), 'SIGKILL')
  await waitFor(() => expect(printed).toHaveLength(2))
  const restarted = Number(printed[1])
  expect(isAlive(restarted)).toBe(true)
  parent.kill('SIGKILL')
  await waitFor(() => expect(isAlive(restarted)).toBe(false))
})
