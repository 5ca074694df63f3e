import { expect, test } from 'vitest'
import { checkSettings, checkVariables } from './variables.ts'

const variable = (name: string, optional: boolean) => ({
  name,
  purpose: 'For tests.',
  source: 'This file.',
  optional,
})
const VARIABLES = [variable('SITE_URL', false), variable('STUDIO_URL', false), variable('REDIS_URL', true)]

test('reports each missing variable with its purpose and source', () => {
  expect(checkVariables(VARIABLES, { SITE_URL: '' })).toEqual([
    { state: 'fix', subject: 'SITE_URL', message: 'is not set. For tests. From: This file.' },
    { state: 'fix', subject: 'STUDIO_URL', message: 'is not set. For tests. From: This file.' },
  ])
})

test('requires a service account unless accounts are emulated', () => {
  const account = [variable('FIREBASE_PRIVATE_KEY', false)]
  expect(checkVariables(account, {})).toMatchObject([{ state: 'fix', subject: 'FIREBASE_PRIVATE_KEY' }])
  const emulated = { FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' }
  expect(checkVariables(account, emulated)).toMatchObject([{ state: 'ok' }])
})

test('reports once that nothing is missing', () => {
  expect(checkVariables(VARIABLES, { SITE_URL: 'a', STUDIO_URL: 'b' })).toMatchObject([{ state: 'ok' }])
})

test('validates settings with the rules of the site', async () => {
  const check = checkSettings(VARIABLES)
  const good = { ...process.env }
  expect(await check(good)).toMatchObject({ state: 'ok' })
  const finding = await check({ ...good, STUDIO_URL: 'https://studio.example.com/path' })
  expect(finding).toMatchObject({
    state: 'fix',
    message: expect.stringMatching(
      /^STUDIO_URL must be an origin [^:]*https:[^:]*\. See \.env\.example$/,
    ) as string,
  })
  expect(finding.message).not.toContain('\n')
})

test('does not validate settings while variables are missing', async () => {
  expect(await checkSettings(VARIABLES)({ SITE_URL: 'a' })).toMatchObject({
    state: 'note',
    message: 'not checked: set every required variable first',
  })
})
