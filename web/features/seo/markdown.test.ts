import { expect, test } from 'vitest'
import { toMarkdown } from './markdown.ts'

const URL_OF_PAGE = 'https://example.com/en/services/security'

test('a page becomes Markdown with absolute URLs', async () => {
  const html = `<html><body><header>Menu</header><main><nav>Home</nav>
    <h1>Cybersecurity</h1>
    <p>We <strong>guard</strong> <a href="/en/contact">your systems</a>.</p>
    <ul><li>Patches</li><li>Backups</li></ul>
    <table><thead><tr><th>Plan</th><th>Hours</th></tr></thead><tbody><tr><td>A</td><td>24</td></tr></tbody></table>
    <form><input></form><svg><path d="M0 0"/></svg><script>alert(1)</script></main></body></html>`
  expect(await toMarkdown(html, URL_OF_PAGE)).toBe(`# Cybersecurity

We **guard** [your systems](https://example.com/en/contact).

- Patches
- Backups

| Plan | Hours |
| ---- | ----- |
| A    | 24    |
`)
})

test('texts for screen readers replace what only eyes can read, and adjacent elements stay apart', async () => {
  const html = `<main><h1>Systems that work on<!-- --> <span class="visually-hidden">Monday and Sunday</span><span
    aria-hidden="true">Monday</span><span aria-hidden="true">Sunday</span></h1>
    <p><span>Transport</span><span>A ferry line</span></p>
    <p><span data-in="CNY">¥70</span><span data-not-in="CNY">$10</span><small data-in="CNY"> $10</small></p>
    <fieldset><label><input type="radio" checked>Monthly</label></fieldset>
    <p class="visually-hidden" role="status">Monthly prices are shown.</p>
    <div class="rich-text"><p><strong>云</strong><em>账单</em></p><pre><code><b>a</b><i>=1</i></code></pre></div></main>`
  expect(await toMarkdown(html, URL_OF_PAGE)).toBe(`# Systems that work on Monday and Sunday

Transport A ferry line

$10

**云**_账单_

\`\`\`
a=1
\`\`\`
`)
})

test('controls of the shop are left out, and what styles show as a block gets a line', async () => {
  const html = `<main><ol class="carousel__index"><li><a href="#picture-1"><img src="/small.webp" alt=""></a></li></ol>
    <label>Quantity</label><select><option value="1">01</option></select>
    <noscript><p>The cart needs JavaScript.</p></noscript>
    <a class="icon-button" href="/en/shop/single/1" aria-label="Choose"><svg/></a>
    <dl><dt>Delivery</dt><dd>Tracked parcel<small class="d-block">Standard: free</small><small class="d-block">Express: $12</small></dd></dl></main>`
  expect(await toMarkdown(html, URL_OF_PAGE)).toBe(`- Delivery

  Tracked parcel\\
  Standard: free\\
  Express: $12
`)
})

test('questions differ from their answers', async () => {
  const html = `<main><details><summary>Is it safe?<svg></svg></summary><p>Yes.</p></details>
    <details><summary><h3>Where?</h3></summary><p>Here.</p></details></main>`
  expect(await toMarkdown(html, URL_OF_PAGE)).toBe('**Is it safe?**\n\nYes.\n\n### Where?\n\nHere.\n')
})

test('Chinese and Arabic stay unchanged', async () => {
  const markdown = await toMarkdown('<main><h1>网络安全</h1><p dir="rtl">خدمات الأمن</p></main>', URL_OF_PAGE)
  expect(markdown).toBe('# 网络安全\n\nخدمات الأمن\n')
})

test('a page without content has an empty twin', async () => {
  expect(await toMarkdown('<body>nothing</body>', URL_OF_PAGE)).toBe('')
})

test('an address that is none stays as it is written, so that the page still has a twin', async () => {
  expect(await toMarkdown('<main><a href="https://[">Partner</a></main>', URL_OF_PAGE)).toBe(
    '[Partner](https://\\[)\n',
  )
})
