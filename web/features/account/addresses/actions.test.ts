import { expect, test, vi } from 'vitest'
import { saveAddress } from './actions.ts'
import { LINE_MAX } from './model.ts'

const storeFormResult = vi.hoisted(() => vi.fn((path: string, _result: object) => path))
vi.mock('next/headers', () => ({ headers: () => new Headers() }))
vi.mock('next/navigation', () => ({
  redirect: (path: string) => {
    throw new Error(path)
  },
}))
vi.mock('../session/form-result.ts', () => ({ storeFormResult }))
vi.mock('../run-action.ts', () => ({ getText: () => '' }))
vi.mock('../queries.ts', () => ({}))
vi.mock('./save-address-book.ts', () => ({}))

test('of a text that is too long, no more comes back without JavaScript than shows its error', async () => {
  const form = new FormData()
  form.set('locale', 'zh')
  form.set('line1', '路'.repeat(5000))
  await expect(saveAddress({} as Parameters<typeof saveAddress>[0], form)).rejects.toThrow('#address-form')
  expect(storeFormResult).toHaveBeenCalledWith('/zh/account/addresses', {
    values: { line1: '路'.repeat(LINE_MAX + 10) },
  })
})
