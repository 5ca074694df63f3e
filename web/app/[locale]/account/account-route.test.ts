import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ACCOUNT_PAGES } from '#web/features/account/pages.ts'

test('each account route is at the path of its page', () => {
  const routes = globSync('web/app/*/account/*/page.tsx').flatMap((file) => {
    const path = file.slice('web/app/[locale]'.length, -'/page.tsx'.length)
    const names = [...readFileSync(file, 'utf8').matchAll(/\b(?:accountRoute|describeAccountPage)\('(\w+)'/g)]
    return names.map(([, name]) => ({ name, path }))
  })
  expect(routes.length).toBeGreaterThan(6)
  for (const route of routes) expect(ACCOUNT_PAGES).toContainEqual(route)
})
