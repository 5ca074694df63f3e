import { expect, test } from 'vitest'
import { isAllowedHost } from './allowed-host.ts'

test.each([
  'localhost',
  'localhost:4000',
  'LOCALHOST:4000',
  's0.localhost:4000',
  's63.localhost:4000',
  'meridian.api.localhost',
  '127.0.0.1',
  '127.8.4.2:4000',
  '[::1]',
  '[::1]:4000',
])('%s is this machine', (header) => {
  expect(isAllowedHost(header)).toBe(true)
})

test.each([
  '',
  'evil.example',
  'evil.example:4000',
  'localhost.evil.example',
  'evil-localhost',
  '127.0.0.1.evil.example',
  'evil.example#localhost',
  'localhost@evil.example',
  'evil.example@localhost',
  '192.168.1.5:4000',
  '0.0.0.0:4000',
  '[2001:db8::1]:4000',
  'local host',
  ':4000',
])('“%s” is not', (header) => {
  expect(isAllowedHost(header)).toBe(false)
})

test('further names and addresses are allowed exactly', () => {
  const allowed = ['lake', 'cms.example', '192.168.1.5', '2001:db8::1']
  for (const header of ['lake:4000', 'CMS.example', '192.168.1.5:4000', '[2001:db8::1]:4000'])
    expect(isAllowedHost(header, allowed)).toBe(true)
  for (const header of ['a.lake', 'cms.example.evil', '192.168.1.55', '[2001:db8::2]'])
    expect(isAllowedHost(header, allowed)).toBe(false)
})

test('a wildcard address allows every IP address and no further name', () => {
  for (const wildcard of ['0.0.0.0', '::']) {
    expect(isAllowedHost('192.168.1.5:4000', [wildcard])).toBe(true)
    expect(isAllowedHost('[2001:db8::1]', [wildcard])).toBe(true)
    expect(isAllowedHost('evil.example', [wildcard])).toBe(false)
  }
})
