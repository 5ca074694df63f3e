import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deduplicateLocationHeader } from './location-header.ts'

const append = Reflect.get(ServerResponse.prototype, 'appendHeader')

beforeAll(deduplicateLocationHeader)
afterAll(() => {
  ServerResponse.prototype.appendHeader = append
})

function response(): ServerResponse {
  return new ServerResponse(new IncomingMessage(new Socket()))
}

test('a second identical location is dropped', () => {
  const result = response().setHeader('location', '/en').appendHeader('Location', '/en')
  expect(result.getHeader('location')).toBe('/en')
})

test('other headers are appended as before', () => {
  const result = response().setHeader('set-cookie', 'a=1').appendHeader('set-cookie', 'a=1')
  expect(result.getHeader('set-cookie')).toEqual(['a=1', 'a=1'])
  expect(response().appendHeader('location', '/en').getHeader('location')).toBe('/en')
})
