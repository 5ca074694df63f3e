import { LOCALES, TEXTS } from '../e2e/support/languages.ts'
import { expect, test } from '../e2e/support/test.ts'
import { findViolations } from './axe.ts'

for (const { id, languageTag, direction } of LOCALES) {
  test(`weak contrast is found in ${id}`, async ({ page }) => {
    await page.setContent(
      `<!doctype html><html lang="${languageTag}" dir="${direction}"><title>Page</title>
      <main><h1 style="color: #eee; background: #fff">${TEXTS[id].navigation.openMenu}</h1></main></html>`,
    )
    expect((await findViolations(page)).join()).toMatch(/^color-contrast/)
  })
}
