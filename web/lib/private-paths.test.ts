import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PRIVATE_PATHS } from './private-paths.ts'

test('every page that requires a customer is in the list of private paths', () => {
  const asking = globSync('web/app/**/page.tsx').flatMap((file) => {
    const [, path] = /requireCustomer\('([^']+)'[,)]/.exec(readFileSync(file, 'utf8')) ?? []
    return path === undefined ? [] : [path]
  })
  expect(asking.toSorted()).toEqual(PRIVATE_PATHS.toSorted())
})
