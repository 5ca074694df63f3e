import { expect, test, vi } from 'vitest'
import { readArguments } from './command-line.ts'

const USAGE = 'npm run seed [-- --reset]'
const OPTIONS = { options: { reset: { type: 'boolean', default: false } } } as const

test('returns the options', () => {
  expect(readArguments(USAGE, OPTIONS, ['--reset']).values).toEqual({ reset: true })
})

test.each([['--rest'], ['products'], ['--reset=yes']])('explains the usage after %s', (argument) => {
  expect(() => readArguments(USAGE, OPTIONS, [argument])).toThrow(USAGE)
})

test('--help prints the usage and ends the command', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
  const log = vi.spyOn(console, 'log').mockReturnValue()
  expect(() => readArguments(USAGE, OPTIONS, ['--help'])).toThrow('exit 0')
  expect(log).toHaveBeenCalledWith(USAGE)
  exit.mockRestore()
  log.mockRestore()
})
