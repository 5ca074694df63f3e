import { expect, test } from 'vitest'
import { isLoopbackHost } from './loopback.ts'

test.each([
  'localhost',
  'LOCALHOST:3000',
  'site.localhost:3000',
  'a.b.localhost',
  '127.0.0.1',
  '127.8.9.10:80',
  '[::1]',
  '[::1]:3000',
])('%s is loopback', (host) => {
  expect(isLoopbackHost(host)).toBe(true)
})

test.each([
  '',
  'www.shop.example',
  'localhost.shop.example',
  'notlocalhost',
  '.localhost',
  '127.0.0.1.shop.example',
  'shop.example@localhost',
  'localhost,shop.example',
  'localhost:3000:80',
  '0.0.0.0:3000',
  '128.0.0.1',
  '10.0.0.1',
  '[::]:3000',
  '[::ffff:10.0.0.1]',
])('%s is not loopback', (host) => {
  expect(isLoopbackHost(host)).toBe(false)
})
