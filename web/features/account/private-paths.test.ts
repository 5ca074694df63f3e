import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PRIVATE_PATHS } from './private-paths.ts'

test('every page that requires a customer is in the list of private paths', () => {
  const asking = globSync('web/app/**/page.tsx').flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    if (!/\b(?:requireCustomer|accountRoute)\(/.test(source)) return []
    const folder = file.slice('web/app/[locale]'.length, -'/page.tsx'.length)
    const [, path = folder] = /requireCustomer\('([^']+)'[,)]/.exec(source) ?? []
    return [path]
  })
  expect(asking.toSorted()).toEqual(PRIVATE_PATHS.toSorted())
})
