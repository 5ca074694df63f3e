import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('server-only', () => ({}))
const { createEditorPass, createLinkPass, verifyPass } = await import('./preview-pass.ts')

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test('an editor’s pass is valid for a day', () => {
  const pass = createEditorPass()
  expect(verifyPass(pass)).toEqual({ kind: 'editor' })
  vi.setSystemTime(Date.now() + 25 * 3_600_000)
  expect(verifyPass(pass)).toBeNull()
})

test('forged passes are rejected', () => {
  const pass = createEditorPass()
  for (const forged of [
    undefined,
    '',
    'editor:',
    'editor:guessed',
    pass.slice(0, -1),
    `${pass}a`,
    `editor${createLinkPass('a')}`,
  ])
    expect(verifyPass(forged), forged).toBeNull()
  expect(verifyPass(createLinkPass('5ecb0b55'))).toEqual({ kind: 'link', secret: '5ecb0b55' })
})
