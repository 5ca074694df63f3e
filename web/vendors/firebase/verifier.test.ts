import { beforeEach, expect, test, vi } from 'vitest'
import { toIdentityError } from './customer.ts'
import { verifyIdToken, verifySessionCookie } from './verifier.ts'

let emulator: string | undefined
let sent: Record<string, string>
let isBoundToLoopback: boolean
const claims = { uid: 'mary', email: 'mary@example.com', email_verified: true, auth_time: 10, iat: 20 }
const verified = {
  customer: { uid: 'mary', email: 'mary@example.com', emailVerified: true, name: '' },
  signedInAt: 10,
  issuedAt: 20,
}

vi.mock('next/headers', () => ({ headers: () => Promise.resolve(new Headers(sent)) }))
vi.mock('#web/env.ts', () => ({ environment: () => ({ FIREBASE_AUTH_EMULATOR_HOST: emulator }) }))
vi.mock('./bound-address.ts', () => ({ isBoundToLoopback: () => isBoundToLoopback }))
vi.mock('./admin.ts', () => ({
  identityAdmin: () => ({
    verifyIdToken: () => Promise.resolve(claims),
    verifySessionCookie: () => Promise.resolve(claims),
  }),
}))

beforeEach(() => {
  emulator = 'localhost:9099'
  isBoundToLoopback = true
})

const verifiers = [
  ['an ID token', () => verifyIdToken('token')],
  ['a session cookie', () => verifySessionCookie('cookie', true)],
] as const

test.each(verifiers)('%s is rejected unless the site listens on loopback only', async (_, verify) => {
  isBoundToLoopback = false
  sent = { host: 'localhost:3000' }
  expect(toIdentityError(await verify().catch((error: unknown) => error))).toBe('unauthorized')
})

test.each(verifiers)('%s is accepted on loopback hosts', async (_, verify) => {
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'site.localhost']) {
    sent = { host, 'x-forwarded-host': host }
    expect(await verify()).toEqual(verified)
  }
})

test.each(verifiers)('%s is rejected on other hosts, as after DNS rebinding', async (_, verify) => {
  for (const headers of [
    { host: 'rebound.example:3000' },
    { host: 'rebound.example', 'x-forwarded-host': 'localhost:3000' },
    { host: 'localhost:3000', 'x-forwarded-host': 'www.shop.example' },
    {},
  ]) {
    sent = headers as Record<string, string>
    expect(toIdentityError(await verify().catch((error: unknown) => error))).toBe('unauthorized')
  }
})

test.each(verifiers)('%s of hosted accounts is accepted on every host', async (_, verify) => {
  emulator = undefined
  isBoundToLoopback = false
  sent = { host: 'www.shop.example' }
  expect(await verify()).toEqual(verified)
})
