import { describe, expect, test } from 'vitest'
import { isTest, sources } from './files.ts'
import { importsOf } from './imports.ts'
import { importRules } from './rules.ts'

/** Tests may look at anything beside the code they test, but stay out of other rooms like everybody else. */
const imports = sources.filter((path) => !isTest(path)).flatMap((path) => importsOf(path))

describe('import rules', () => {
  test.each(importRules)('$name', ({ concerns, allows }) => {
    const concerned = imports.filter(({ from }) => concerns(from))
    const broken = concerned.filter((entry) => !allows(entry)).map(({ from, to }) => `${from} imports ${to}`)
    expect(broken).toEqual([])
  })

  test('every kind of import is seen', () => {
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

  test('a rule notices what it forbids', () => {
    const rule = importRules.find(({ name }) => name.includes('no feature imports another'))
    const [entry] = importsOf('web/features/cart/data.ts', `import '../orders/model.ts'`)
    expect(entry && rule?.allows(entry)).toBe(false)
  })
})
