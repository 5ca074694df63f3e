import { describe, expect, test } from 'vitest'
import { parseFlags } from './flags.ts'

describe('the command line', () => {
  test.each([
    ['--allow-origin', 'studio.example', 'is not an origin'],
    ['--allow-host', 'http://lake', 'is not a host name'],
    ['--query-seconds', '0', 'is not a number above 0'],
    ['--query-memory', '1', 'is less than 16'],
    ['--dataset', 'blog', 'is not a project and a dataset'],
  ])('names what is wrong with %s %s', (flag, value, problem) => {
    expect(() => parseFlags([flag, value])).toThrow(problem)
  })

  test('turns seconds into milliseconds', () => {
    expect(parseFlags(['--query-seconds', '2'])?.options.queryLimits).toMatchObject({ budgetMs: 2000 })
  })
})
