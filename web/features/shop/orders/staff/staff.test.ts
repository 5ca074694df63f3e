import { beforeEach, expect, test, vi } from 'vitest'
import { failure, success } from '#web/lib/result.ts'
import { readStaff } from './staff.ts'

const { commit, getById, patch, withConfig } = vi.hoisted(() => ({
  commit: vi.fn<(options?: object) => Promise<object>>(),
  getById: vi.fn(),
  patch: vi.fn(),
  withConfig: vi.fn(),
}))
vi.mock('#web/sanity/client/client.ts', () => ({ publishedClient: { withConfig } }))

beforeEach(() => {
  vi.resetAllMocks()
  commit.mockResolvedValue({})
  getById.mockResolvedValue({ id: 'omar', name: 'Omar Haddad' })
  patch.mockReturnValue({ set: () => ({ commit }) })
  withConfig.mockReturnValue({ users: { getById }, patch })
})

test('the rights of a user are tried with their own token on that order, and nothing is written', async () => {
  expect(await readStaff('token of Omar', 'order.1')).toEqual(success({ id: 'omar', name: 'Omar Haddad' }))
  expect(withConfig).toHaveBeenCalledWith(expect.objectContaining({ token: 'token of Omar', useCdn: false }))
  expect(patch).toHaveBeenCalledWith('order.1')
  expect(commit).toHaveBeenCalledExactlyOnceWith({ dryRun: true })
})

test.each([
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'missing'],
  [409, 'missing'],
  [500, 'unavailable'],
])('a user whom the lake answers %s is %s', async (statusCode, error) => {
  commit.mockRejectedValue(Object.assign(new Error('refused'), { statusCode }))
  expect(await readStaff('token', 'order.1')).toEqual(failure(error))
})
