import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isAlive } from '../launch/pid-file.mjs'
import { type Child, startChild, stopAllChildren } from './child.ts'
import { nextRestart, RESTART_POLICY, type RestartPolicy, supervise, type Supervised } from './supervisor.ts'

const QUICK: RestartPolicy = { firstDelayMs: 1, maxDelayMs: 4, maxRestarts: 3, healthyAfterMs: 60_000 }

/** Prints `ready` and keeps running, unless the file beside it holds an exit code. */
const PROGRAM = `
  import { existsSync, readFileSync } from 'node:fs'
  const order = new URL('exit-code', import.meta.url)
  if (existsSync(order)) {
    console.log('This build is broken.')
    process.exit(Number(readFileSync(order, 'utf8')))
  }
  console.log('ready', process.pid)
  setInterval(() => undefined, 1_000)
`

let folder: string
let children: Child[]
let restarts: string[]
let givenUp: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervisor-'))
  writeFileSync(join(folder, 'program.mjs'), PROGRAM)
  children = []
  restarts = []
  givenUp = []
})
afterEach(async () => {
  await stopAllChildren()
  rmSync(folder, { recursive: true })
})

const logFile = () => join(folder, 'program.log')
const breakProgram = () => writeFileSync(join(folder, 'exit-code'), '3')
const latest = (): Child => children.at(-1) ?? expect.fail('Nothing was started.')

const start = (policy = QUICK): Promise<Supervised> =>
  supervise({
    title: 'Site',
    policy,
    launch: (restartReason) => {
      const child = startChild({
        command: ['program.mjs'],
        directory: folder,
        environment: {},
        logFile: logFile(),
        restartReason,
      })
      children.push(child)
      return child
    },
    waitUntilReady,
    onRestart: (line) => restarts.push(line),
    onGiveUp: (reason) => givenUp.push(reason),
  })

async function waitUntilReady(child: Child): Promise<void> {
  const failed = child.ended.then(() => Promise.reject<never>(new Error('Site exited early.\nLast output')))
  const isReady = () => expect(child.tail()).toContain(`ready ${child.pid}`)
  await Promise.race([failed, vi.waitFor(isReady, { timeout: 15_000, interval: 5 })])
}

/** Kills the running program and waits until its replacement runs. */
async function killAndAwaitRestart(): Promise<void> {
  const count = children.length
  process.kill(latest().pid, 'SIGKILL')
  await vi.waitFor(() => expect(children).toHaveLength(count + 1), { timeout: 15_000, interval: 5 })
  await waitUntilReady(latest())
}

test('a killed program is restarted and reported in one line', async () => {
  await start()
  await killAndAwaitRestart()
  expect(restarts).toEqual(['Site exited (SIGKILL). Restarting it in 0.001 s.'])
  await killAndAwaitRestart()
  expect(restarts).toHaveLength(2)
  expect(new Set(children.map(({ pid }) => pid)).size).toBe(3)
  expect(givenUp).toEqual([])
})

test('the log continues after a restart and records its time and reason', async () => {
  await start()
  await killAndAwaitRestart()
  const [first, reason, second, ...rest] = readFileSync(logFile(), 'utf8').split('\n')
  expect(first).toBe(`ready ${children[0]?.pid ?? ''}`)
  expect(reason).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z Site exited \(SIGKILL\)\. Restarting it/)
  expect(second).toBe(`ready ${latest().pid}`)
  expect(rest).toEqual([''])
  expect(existsSync(`${logFile()}.1`)).toBe(false)
})

test('a program that keeps exiting is not restarted after the last attempt', async () => {
  await start()
  breakProgram()
  process.kill(latest().pid, 'SIGKILL')
  await vi.waitFor(() => expect(givenUp).toHaveLength(1), { timeout: 15_000 })
  expect(restarts).toEqual([
    'Site exited (SIGKILL). Restarting it in 0.001 s.',
    'Site exited early. Restarting it in 0.002 s.',
    'Site exited early. Restarting it in 0.004 s.',
  ])
  expect(givenUp[0]).toBe('Site exited early. It was restarted 3 times in a row without success.')
  expect(children).toHaveLength(4)
  expect(latest().tail()).toEqual(['This build is broken.'])
})

test('a program that was healthy long enough is always restarted', async () => {
  await start({ ...QUICK, maxRestarts: 1, healthyAfterMs: 0 })
  for (let count = 0; count < 3; count += 1) await killAndAwaitRestart()
  expect(givenUp).toEqual([])
})

test('a failed first start is reported at once and not repeated', async () => {
  breakProgram()
  await expect(start()).rejects.toThrow('Site exited early.')
  expect(children).toHaveLength(1)
  expect(restarts).toEqual([])
})

test('a stopped program is not restarted', async () => {
  const supervised = await start()
  await supervised.stop()
  expect(isAlive(latest().pid)).toBe(false)
  expect([children.length, restarts.length, givenUp.length]).toEqual([1, 0, 0])
})

test.each([
  ['stop()', (supervised: Supervised) => supervised.stop()],
  ['stopAllChildren()', () => stopAllChildren()],
])('%s cancels a pending restart', async (_, stop) => {
  const hour = 3_600_000
  const supervised = await start({ ...QUICK, firstDelayMs: hour, maxDelayMs: hour })
  process.kill(latest().pid, 'SIGKILL')
  await vi.waitFor(() => expect(restarts).toHaveLength(1), { timeout: 15_000 })
  await stop(supervised)
  expect(children).toHaveLength(1)
})

test('stopAllChildren() stops a restart in progress', async () => {
  await start()
  writeFileSync(join(folder, 'program.mjs'), `setInterval(() => undefined, 1_000)`)
  process.kill(latest().pid, 'SIGKILL')
  await vi.waitFor(() => expect(children).toHaveLength(2), { timeout: 15_000 })
  await stopAllChildren()
  expect(children.map(({ pid }) => isAlive(pid))).toEqual([false, false])
  expect([restarts.length, givenUp.length]).toEqual([1, 0])
})

/** Returns the delays of a program that stays healthy for the given times, in milliseconds. */
function delaysOf(healthyTimes: number[]): (number | null)[] {
  let attempts = 0
  return healthyTimes.map((healthyMs) => {
    const restart = nextRestart(attempts, healthyMs)
    attempts = restart?.attempt ?? attempts
    return restart && restart.delayMs
  })
}

test('the delay doubles up to half a minute, then restarting stops', () => {
  expect(delaysOf([0, 0, 0, 0, 0, 0, 0])).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, null])
})

test('a minute of health starts over with the first delay', () => {
  const minute = RESTART_POLICY.healthyAfterMs
  expect(delaysOf([0, 0, minute - 1, minute, 0])).toEqual([1_000, 2_000, 4_000, 1_000, 2_000])
})

test('a program that exits occasionally is always restarted', () => {
  expect(delaysOf(Array.from({ length: 50 }, () => 120_000)).every((delay) => delay === 1_000)).toBe(true)
})
