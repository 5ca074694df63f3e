import { expect, test } from 'vitest'
import { pageAssets } from './page-assets.ts'

test('lists each script and style sheet once, without those for old browsers', () => {
  const html = `
    <link rel="stylesheet" href="/a.css"/><link rel="preload" href="/font.woff2" as="font"/>
    <script src="/a.js?x=1&amp;y=2" async=""></script><script src="/a.js?x=1&amp;y=2"></script>
    <script src="/old.js" noModule=""></script><script>inline()</script>`
  expect(pageAssets(html)).toEqual({ scripts: ['/a.js?x=1&y=2'], styles: ['/a.css'] })
})
