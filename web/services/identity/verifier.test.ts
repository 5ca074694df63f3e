import { beforeEach, expect, test, vi } from 'vitest'
import { identityErrorOf } from './admin.ts'
import { verifyIdToken, verifySessionCookie } from './verifier.ts'

let emulator: string | undefined
let sent: Record<string, string>
let isBoundToLoopback: boolean
const claims = { uid: 'mary' }

vi.mock('next/headers', () => ({ headers: () => Promise.resolve(new Headers(sent)) }))
vi.mock('#web/env.ts', () => ({ environment: () => ({ FIREBASE_AUTH_EMULATOR_HOST: emulator }) }))
vi.mock('./bound-address.ts', () => ({ isBoundToLoopback: () => isBoundToLoopback }))
vi.mock('./admin.ts', async (original) => ({
  ...(await original<object>()),
  identityAdmin: () => ({
    verifyIdToken: () => Promise.resolve(claims),
    verifySessionCookie: () => Promise.resolve(claims),
  }),
}))

beforeEach(() => {
  emulator = 'localhost:9099'
  isBoundToLoopback = true
})

const ways = [
  ['an ID token', () => verifyIdToken('token')],
  ['a session cookie', () => verifySessionCookie('cookie', true)],
] as const

test.each(ways)('%s is refused while the site does not listen on loopback alone', async (_, verify) => {
  isBoundToLoopback = false
  sent = { host: 'localhost:3000' }
  expect(identityErrorOf(await verify().catch((error: unknown) => error))).toBe('unauthorized')
})

test.each(ways)('%s counts on loopback hosts', async (_, verify) => {
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'site.localhost']) {
    sent = { host, 'x-forwarded-host': host }
    expect(await verify()).toBe(claims)
  }
})

test.each(ways)('%s is refused on other hosts, as after DNS rebinding', async (_, verify) => {
  for (const headers of [
    { host: 'rebound.example:3000' },
    { host: 'rebound.example', 'x-forwarded-host': 'localhost:3000' },
    { host: 'localhost:3000', 'x-forwarded-host': 'www.shop.example' },
    {},
  ]) {
    sent = headers as Record<string, string>
    expect(identityErrorOf(await verify().catch((error: unknown) => error))).toBe('unauthorized')
  }
})

test.each(ways)('%s of hosted accounts counts on every host', async (_, verify) => {
  emulator = undefined
  isBoundToLoopback = false
  sent = { host: 'www.shop.example' }
  expect(await verify()).toBe(claims)
})
