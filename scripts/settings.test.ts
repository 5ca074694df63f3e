import { isAbsolute } from 'node:path'
import { expect, test } from 'vitest'
import { serviceUrl } from './services.ts'
import { readSettings, ROOT } from './settings.ts'

test('by default, ports have no offset and data is in the repository', () => {
  const settings = readSettings({})
  expect(settings).toMatchObject({ portOffset: 0, dataDirectory: `${ROOT}/.data` })
  expect(serviceUrl('studio', settings)).toBe('http://localhost:3333')
})

test('an offset moves every address', () => {
  const settings = readSettings({ PORT_OFFSET: '200' })
  expect([serviceUrl('web', settings), serviceUrl('lake', settings)]).toEqual([
    'http://localhost:3200',
    'http://localhost:4200',
  ])
})

test('a relative data folder is relative to the repository', () => {
  const { dataDirectory } = readSettings({ MERIDIAN_DATA: 'elsewhere' })
  expect(isAbsolute(dataDirectory) && dataDirectory.startsWith(ROOT)).toBe(true)
})

test.each(['many', '1.5', '70000'])('PORT_OFFSET=%s is rejected by name', (value) => {
  expect(() => readSettings({ PORT_OFFSET: value })).toThrow(/PORT_OFFSET must/)
})
