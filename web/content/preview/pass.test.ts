import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('server-only', () => ({}))
const { editorPass, linkPass, readPass } = await import('./pass.ts')

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test('an editor’s pass holds for a day', () => {
  const pass = editorPass()
  expect(readPass(pass)).toEqual({ kind: 'editor' })
  vi.setSystemTime(Date.now() + 25 * 3_600_000)
  expect(readPass(pass)).toBeNull()
})

test('nobody makes an editor’s pass of their own, nor of a link', () => {
  const pass = editorPass()
  for (const forged of [
    undefined,
    '',
    'editor:',
    'editor:guessed',
    pass.slice(0, -1),
    `${pass}a`,
    `editor${linkPass('a')}`,
  ])
    expect(readPass(forged), forged).toBeNull()
  expect(readPass(linkPass('5ecb0b55'))).toEqual({ kind: 'link', secret: '5ecb0b55' })
})
