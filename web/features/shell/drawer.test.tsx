import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Drawer } from './drawer.tsx'

test('the browser itself opens and closes the side menu, before the script of the page is there', () => {
  const signs = { openSign: '☰', closeSign: '×' }
  const html = renderToStaticMarkup(
    <Drawer title="Menu" openLabel="Open menu" closeLabel="Close menu" {...signs}>
      <a href="/en/contact">Contact</a>
    </Drawer>,
  )
  const [, dialog] = /<dialog id="([^"]+)"/.exec(html) ?? []
  const buttons = [...html.matchAll(/<button[^>]* commandfor="([^"]+)" command="([^"]+)"/g)]
  expect(buttons.map(([, target, command]) => [target, command])).toEqual([
    [dialog, 'show-modal'],
    [dialog, 'close'],
  ])
})
