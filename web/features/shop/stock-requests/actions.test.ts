import { beforeEach, expect, test, vi } from 'vitest'
import type { FormState } from '#web/ui/forms/form-state.ts'
import { requestStockMail } from './actions.ts'

const { readAwaitedProduct, readPublicForm, saveStockRequest } = vi.hoisted(() => ({
  readAwaitedProduct: vi.fn(),
  readPublicForm: vi.fn(),
  saveStockRequest: vi.fn(),
}))
vi.mock('next-intl/server', () => ({ getTranslations: () => Promise.resolve((key: string) => key) }))
vi.mock('#web/features/inquiries/read-public-form.ts', () => ({ readPublicForm }))
vi.mock('./queries.ts', () => ({ readAwaitedProduct }))
vi.mock('./store.ts', () => ({ saveStockRequest }))

/** Requests a mail for an address; returns what the visitor reads. */
async function request(email: string, isSpam = false): Promise<string> {
  readPublicForm.mockResolvedValue({
    locale: 'en',
    values: { email },
    isSpam,
    state: (_status: string, message: string) => ({ message }),
    tooMany: () => ({ message: 'tooMany' }),
    notSaved: () => ({ message: 'notSaved' }),
  })
  const form = new FormData()
  form.set('product', 'lamp')
  return (await requestStockMail({} as FormState<'email'>, form)).message ?? ''
}

beforeEach(() => {
  vi.clearAllMocks()
  readAwaitedProduct.mockResolvedValue({ id: 'product-lamp', isSoldOut: true })
})

test('nobody’s mailbox can be filled, however its address is written', async () => {
  const answers: string[] = []
  for (const email of ['ada@x.example', 'Ada@x.example', 'ADA@x.example', 'ada@X.example', 'ada@x.example'])
    answers.push(await request(email))
  expect(answers).toEqual(Array<string>(5).fill('sent'))
  expect(await request('aDa@x.example')).toBe('tooMany')
  expect(saveStockRequest).toHaveBeenCalledTimes(5)
})

test('only what is sold out is awaited, and a program that fills in the form stores nothing', async () => {
  expect(await request('mary@x.example', true)).toBe('sent')
  readAwaitedProduct.mockResolvedValue({ id: 'product-lamp', isSoldOut: false })
  expect(await request('mary@x.example')).toBe('inStock')
  readAwaitedProduct.mockResolvedValue(null)
  expect(await request('mary@x.example')).toBe('notSold')
  expect(saveStockRequest).not.toHaveBeenCalled()
})
