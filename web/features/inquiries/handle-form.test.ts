import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { handleForm } from './handle-form.ts'

const { storeInquiry } = vi.hoisted(() => ({ storeInquiry: vi.fn() }))
vi.mock('next/server', () => ({ after: vi.fn() }))
vi.mock('next-intl/server', () => ({ getTranslations: () => () => '' }))
vi.mock('./deliver.ts', () => ({}))
vi.mock('./store.ts', () => ({ storeInquiry }))
vi.mock('./read-public-form.ts', () => ({
  // Without JavaScript every form of a day has the same proof.
  readPublicForm: () => ({
    locale: 'en',
    values: { email: 'ada@client.example' },
    proof: 'p',
    state: vi.fn(),
  }),
}))

/** Sends an application and returns the id that it is stored under. */
async function apply(job: string, cv: string): Promise<string> {
  storeInquiry.mockResolvedValue(true)
  await handleForm<'email' | 'cv', z.ZodMiniObject<{ email: z.ZodMiniString }>>(new FormData(), {
    kind: 'application',
    fields: ['email'],
    schema: z.object({ email: z.string() }),
    toInquiry: (values) => ({ ...values, job: { title: job } }),
    file: {
      field: 'cv',
      read: () => Promise.resolve({ ok: true, value: { name: 'cv.pdf', content: Buffer.from(cv) } }),
    },
  })
  return (storeInquiry.mock.lastCall?.[0] as { _id: string })._id
}

test('the same application is stored once, one for another job or with another CV separately', async () => {
  const id = await apply('Engineer', '%PDF-1')
  expect(await apply('Engineer', '%PDF-1')).toBe(id)
  expect(await apply('Designer', '%PDF-1')).not.toBe(id)
  expect(await apply('Engineer', '%PDF-2')).not.toBe(id)
})
