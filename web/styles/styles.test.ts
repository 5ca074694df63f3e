import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { compile } from 'sass'
import { beforeAll, describe, expect, it } from 'vitest'

/** Where Bootstrap's own parts name a side although both sides get the same, or where the site says it again by direction. */
const HARMLESS = new Set([
  'padding-right:calc(var(--bs-gutter-x)*.5)',
  'padding-left:calc(var(--bs-gutter-x)*.5)',
  'margin-right:auto',
  'margin-left:auto',
  'right:0',
  'left:0',
  'padding-right:0',
  'padding-left:0',
  'padding-left:2rem',
  'margin-left:0',
  'text-align:left',
  'float:left',
  'clear:left',
])

const SIDED =
  /(?:^|[;{])((?:(?:margin|padding|border)-(?:left|right)|left|right|float|clear|text-align|transform-origin)[a-z-]*:[^;}]*)/g

let css = ''

beforeAll(() => {
  css = compile(fileURLToPath(new URL('main.scss', import.meta.url)), {
    loadPaths: ['node_modules'],
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
    style: 'compressed',
  }).css
})

describe('the style sheet', () => {
  it('names no side of the page, so that one source serves both directions', () => {
    const declarations = [...css.matchAll(SIDED)].map(([, declaration = '']) => declaration)
    const sided = declarations.filter((declaration) => /\b(?:left|right)\b/.test(declaration))
    expect(sided.filter((declaration) => !HARMLESS.has(declaration))).toEqual([])
    expect(sided.length).toBeGreaterThan(0)
  })

  it('stays within 32 kB as it travels', () => {
    expect(gzipSync(css).length).toBeLessThan(32 * 1024)
  })

  it('turns what knows no start and end with the page', () => {
    expect(css).toContain('[dir=ltr]{--start: left;--end: right;--turn: 1}')
    expect(css).toContain('[dir=rtl]{--start: right;--end: left;--turn: -1}')
  })

  it('keeps no column for a text in a page without one', () => {
    expect(css).toContain('.with-aside>:empty{display:none}')
  })

  it('keeps no column for a picture in an entry without one', () => {
    for (const entry of ['post-card--lead', 'post-card--row', 'case-line']) {
      const rules = [
        ...css.matchAll(new RegExp(`\\.${entry}([^{},]*)\\{[^}]*grid-template-columns:([^;}]+)`, 'g')),
      ]
      const columns = rules.flatMap(([, state, value]) => (state?.startsWith(':has(') ? [] : value))
      expect(columns, entry).toEqual(entry === 'case-line' ? ['minmax(0, 1fr) auto'] : [])
      expect(rules.length, entry).toBeGreaterThan(columns.length)
    }
  })

  it('sets quotation marks by the language of the quote, not of the page', () => {
    const selectors = [...css.matchAll(/([^{}]+)\{quotes:/g)].map(([, selector]) => selector)
    expect(selectors).toEqual(['q', 'q:lang(ar)'])
  })

  it('sets Arabic without tracking and without capitals', () => {
    expect(css).toMatch(/:root:lang\(ar\)\{[^}]*--tracking-display: ?0/)
    expect(css).toMatch(/:root:lang\(ar\)\{[^}]*--tracking-heading: ?0/)
    const tracked = [...css.matchAll(/letter-spacing:([^;}]+)/g)].map(([, value = '']) => value)
    expect(tracked.filter((value) => !value.startsWith('var(--tracking-'))).toEqual([])
    expect(css).not.toContain('text-transform:uppercase')
  })

  it('draws light and dark with the same set of colors', () => {
    const names = (theme: string) => {
      const block = new RegExp(`\\[data-bs-theme=${theme}\\]\\{([^}]*--page:[^}]*)\\}`).exec(css)?.[1] ?? ''
      return [...block.matchAll(/(--[a-z-]+):/g)].map(([, name]) => name).sort()
    }
    expect(names('dark').length).toBeGreaterThan(20)
    expect(names('dark')).toEqual(names('light'))
  })

  it('breaks long names on invoices, so that amounts stay on the paper', () => {
    expect(css).toMatch(/\.invoice__items th:first-child\{[^}]*overflow-wrap:anywhere/)
  })

  it('prints the light theme', () => {
    expect(css).toContain('@media screen{[data-bs-theme=dark]{')
  })
})
