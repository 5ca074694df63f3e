import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Drawer, DrawerButton } from './drawer.tsx'

test('the browser opens and closes the side menu before the script loads', () => {
  const html = renderToStaticMarkup(
    <>
      <DrawerButton label="Open menu" icon="☰" />
      <Drawer title="Menu" closeLabel="Close menu" closeIcon="×">
        <p>Contact</p>
      </Drawer>
    </>,
  )
  const [, dialog] = /<dialog id="([^"]+)"/.exec(html) ?? []
  const buttons = [...html.matchAll(/<button[^>]* commandfor="([^"]+)" command="([^"]+)"/g)]
  expect(buttons.map(([, target, command]) => [target, command])).toEqual([
    [dialog, 'show-modal'],
    [dialog, 'close'],
  ])
})
