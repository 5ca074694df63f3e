import { expect, type Locator, type Page } from '@playwright/test'

/** Returns the path of an open document with its list of errors. */
export const withErrors = (path: string): string =>
  `${path},inspect=${encodeURIComponent('sanity/structure/validation')}`

/** Returns Studio's list of errors of the open document. */
export const errorList = (studio: Page): Locator => studio.locator('[data-ui="DocumentInspectorPanel"]')

/** Closes all dialogs: a field deep in a block is in its own dialog above that of the block. */
export async function closeDialogs(studio: Page): Promise<void> {
  const dialog = studio.getByRole('dialog')
  for (let open = await dialog.count(); open > 0; open = await dialog.count()) {
    await dialog.last().getByRole('button', { name: 'Close dialog' }).click()
    await expect.poll(() => dialog.count()).toBeLessThan(open)
  }
}

/** Returns the test ids of the fields around the focus. References and pictures have none; their input has the path as its id. */
export const focusedFields = (studio: Page): Promise<string[]> =>
  studio.locator(':focus').evaluateAll(([focused]) => {
    const ids = [`field-${focused?.id}`]
    for (let element: Element | null | undefined = focused; element; element = element.parentElement)
      ids.push(element.getAttribute('data-testid') ?? '')
    return ids
  })
