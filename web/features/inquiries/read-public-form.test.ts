import { expect, test, vi } from 'vitest'
import { readPublicForm } from './read-public-form.ts'

vi.mock('next-intl/server', () => ({
  getTranslations: () =>
    Promise.resolve((key: string, { count }: { count?: number }) => (count ? `${key} ${count}` : key)),
}))
vi.mock('./check-sender.ts', () => ({ checkSender: vi.fn() }))

test('the message counts every field that is highlighted, such as a file to choose again', async () => {
  const form = new FormData()
  form.set('name', ' ')
  const lostFile = { cv: 'chooseFileAgain' }
  const read = await readPublicForm(form, ['name', 'cv'], () => ({ name: 'nameRequired' }), lostFile)
  expect(read).toMatchObject({
    refused: {
      status: 'invalid',
      message: 'correctFields 2',
      errors: { name: 'nameRequired', cv: 'chooseFileAgain' },
    },
  })
})
