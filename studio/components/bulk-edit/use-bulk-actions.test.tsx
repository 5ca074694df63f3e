import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useBulkActions } from './use-bulk-actions.ts'

const stored = [{ _id: 'post-1', _type: 'post', _rev: 'a', _createdAt: '', _updatedAt: '' }]
const client = { fetch: () => Promise.resolve(stored), action: () => Promise.resolve() }

vi.mock('sanity', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useClient: () => client,
  useWorkspace: () => ({}),
}))

/** Opens the tool, and returns what it would show. */
function openTool(): ReturnType<typeof useBulkActions> {
  let shown: ReturnType<typeof useBulkActions> | undefined
  function Tool() {
    shown = useBulkActions()
    return null
  }
  renderToStaticMarkup(<Tool />)
  if (!shown) throw new Error('The tool was not rendered.')
  return shown
}

test('an action that runs while its user is elsewhere shows its progress and its report on return', async () => {
  const running = openTool().run(['post-1'], { kind: 'unpublish' }, () => 'post')
  expect(openTool().progress).toEqual({ finished: 0, all: 1 })
  await running
  expect(openTool()).toMatchObject({ progress: undefined, finished: { report: { done: 1 } } })
  openTool().dismiss()
  expect(openTool().finished).toBeUndefined()
})
