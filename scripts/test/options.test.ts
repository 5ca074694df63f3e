import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

test('selects groups, specs and repetitions', () => {
  expect(readOptions(['--only', 'unit,e2e', '--spec', 'menu', '--repeat', '5'])).toMatchObject({
    extent: 'daily',
    only: ['unit', 'e2e'],
    spec: 'menu',
    repeat: 5,
  })
})

test.each([
  [['--only', 'units'], 'There is no group "units"'],
  [['--only', 'unit,browser'], 'There is no group "browser"'],
  [['--minutes', 'ten'], '--minutes must be'],
  [['--repeat', '0'], '--repeat must be'],
])('%s is rejected with the names of the groups', (args, problem) => {
  expect(() => readOptions(args)).toThrow(problem)
  expect(() => readOptions(args)).toThrow('whole-site')
})
