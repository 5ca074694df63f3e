import { describe, expect, test } from 'vitest'
import { isTest, sources } from './files.ts'
import { importsOf } from './imports.ts'
import { importRules } from './rules.ts'

/** Tests may import anything beside the code they test. */
const imports = sources.filter((path) => !isTest(path)).flatMap((path) => importsOf(path))

describe('import rules', () => {
  test.each(importRules)('$name', ({ concerns, allows }) => {
    const concerned = imports.filter(({ from }) => concerns(from))
    expect(concerned).not.toEqual([])
    const broken = concerned.filter((entry) => !allows(entry)).map(({ from, to }) => `${from} imports ${to}`)
    expect(broken).toEqual([])
  })

  test('finds every kind of import', () => {
    const text = `import a from './a.ts'; import type { B } from '#web/b.ts'; export * from '@scope/c/d'
      const e = await import('e'); const f = require('f/g')`
    expect(importsOf('web/lib/x.ts', text).map(({ to }) => to)).toEqual([
      'web/lib/a.ts',
      'web/b.ts',
      '@scope/c',
      'e',
      'f',
    ])
  })

  test.each([
    ['folders of the shop', 'web/features/shop/orders/mails.ts', '../checkout/create-order.ts'],
    ['vendors import neither', 'web/vendors/stripe/refunds.ts', '#web/sanity/client/private-client.ts'],
    ['a block does not import', 'web/blocks/cart/view.tsx', '../catalog/view.tsx'],
  ])('the rule “%s” reports a forbidden import', (name, from, to) => {
    const rule = importRules.find((each) => each.name.includes(name))
    const [entry] = importsOf(from, `import '${to}'`)
    expect(entry && rule?.allows(entry)).toBe(false)
  })
})
