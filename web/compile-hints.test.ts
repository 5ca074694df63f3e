import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { COMPILE_HINT, markStartScripts } from './compile-hints.ts'

const START = 'static/chunks/start.js'
const LATER = 'static/chunks/later.js'

let build = ''

beforeEach(async () => {
  build = await mkdtemp(join(tmpdir(), 'meridian-build-'))
  await mkdir(join(build, 'static/chunks'), { recursive: true })
  await writeFile(join(build, START), 'start()')
  await writeFile(join(build, LATER), 'later()')
})

afterEach(() => rm(build, { recursive: true }))

const read = (file: string) => readFile(join(build, file), 'utf8')
const name = (rootMainFiles: string[]) =>
  writeFile(join(build, 'build-manifest.json'), JSON.stringify({ rootMainFiles, polyfillFiles: [LATER] }))

test('of a build, the scripts that every page starts with are marked, once, and no others', async () => {
  await name([START])
  expect(await markStartScripts(build)).toEqual([START])
  await markStartScripts(build)
  expect(await read(START)).toBe(`${COMPILE_HINT}start()`)
  expect(await read(LATER)).toBe('later()')
})

test('a build that names no such scripts is an error, not a build without hints', async () => {
  await name([])
  await expect(markStartScripts(build)).rejects.toThrow('rootMainFiles')
})
