import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../settings.ts'
import { readExample } from './example.ts'

test('reads every variable of .env.example with its purpose and source', () => {
  const text = readFileSync(join(ROOT, '.env.example'), 'utf8')
  const variables = readExample(text)
  expect(variables.map(({ name }) => name)).toEqual(
    [...text.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name),
  )
  expect(variables.every(({ purpose, source }) => purpose && source)).toBe(true)
  expect(variables.find(({ name }) => name === 'SITE_URL')?.optional).toBe(false)
  expect(variables.find(({ name }) => name === 'SANITY_API_HOST')?.optional).toBe(true)
})
