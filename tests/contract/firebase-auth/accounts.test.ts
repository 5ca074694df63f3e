import { setTimeout } from 'node:timers/promises'
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  updateProfile,
} from 'firebase/auth'
import { type App, deleteApp as deleteAdminApp, initializeApp as initializeAdmin } from 'firebase-admin/app'
import { type Auth as AdminAuth, getAuth } from 'firebase-admin/auth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  browserAuth,
  deleteAccounts,
  disposeAll,
  newFolder,
  PROJECT,
  protectAgainstEnumeration,
  startEmulator,
} from './support.ts'

let host: string
let folder: string
let kill: () => Promise<void>
let adminApp: App
let admin: AdminAuth

beforeAll(async () => {
  folder = await newFolder()
  ;({ host, kill } = await startEmulator(folder))
  process.env.FIREBASE_AUTH_EMULATOR_HOST = host
  adminApp = initializeAdmin({ projectId: PROJECT }, `admin-${host}`)
  admin = getAuth(adminApp)
})
beforeEach(async () => {
  await deleteAccounts(host)
  await protectAgainstEnumeration(host, false)
})
afterAll(async () => {
  await deleteAdminApp(adminApp)
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST
  await disposeAll()
})

async function restart(): Promise<void> {
  await kill()
  ;({ kill } = await startEmulator(folder, Number(host.split(':')[1])))
}

const MARY = ['mary@example.com', 'correct horse'] as const
const codeOf = (link: string) => new URL(link).searchParams.get('oobCode') ?? ''
const code = (error: unknown) => (error as { code?: string }).code
/** Returns the error code of a rejected promise. */
const errorCode = (promise: Promise<unknown>) => promise.then(() => 'accepted', code)

test('the real SDKs create an account, sign in, and exchange the token for a session', async () => {
  const { user } = await createUserWithEmailAndPassword(browserAuth(host), ...MARY)
  await updateProfile(user, { displayName: 'Mary Wells' })
  const idToken = await user.getIdToken(true)
  expect(await admin.verifyIdToken(idToken, true)).toMatchObject({
    uid: user.uid,
    name: 'Mary Wells',
    email_verified: false,
  })
  const cookie = await admin.createSessionCookie(idToken, { expiresIn: 86_400_000 })
  expect(await admin.verifySessionCookie(cookie, true)).toMatchObject({ uid: user.uid })
  expect((await signInWithEmailAndPassword(browserAuth(host), ...MARY)).user.uid).toBe(user.uid)
})

test('links are generated without an email, and each confirms, resets or signs in once', async () => {
  const auth = browserAuth(host)
  const { user } = await createUserWithEmailAndPassword(auth, ...MARY)
  const confirm = codeOf(await admin.generateEmailVerificationLink(MARY[0]))
  await applyActionCode(auth, confirm)
  expect((await admin.getUser(user.uid)).emailVerified).toBe(true)
  expect(await errorCode(applyActionCode(auth, confirm))).toBe('auth/invalid-action-code')

  await confirmPasswordReset(auth, codeOf(await admin.generatePasswordResetLink(MARY[0])), 'another one')
  expect(await errorCode(signInWithEmailAndPassword(auth, ...MARY))).toBe('auth/wrong-password')
  const link = await admin.generateSignInWithEmailLink(MARY[0], {
    url: 'http://localhost:3000',
    handleCodeInApp: true,
  })
  expect((await signInWithEmailLink(auth, MARY[0], link)).user.uid).toBe(user.uid)
  expect(await errorCode(signInWithEmailLink(auth, MARY[0], link))).toBe('auth/invalid-action-code')
})

test('a link changes the address to one without an account, once, and says which', async () => {
  const auth = browserAuth(host)
  const { user } = await createUserWithEmailAndPassword(auth, ...MARY)
  const next = 'Mary@home.example'
  const change = codeOf(await admin.generateVerifyAndChangeEmailLink(MARY[0], next))
  const late = codeOf(await admin.generateVerifyAndChangeEmailLink(MARY[0], 'omar@example.com'))
  expect((await checkActionCode(auth, change)).data).toMatchObject({
    previousEmail: MARY[0],
    email: 'mary@home.example',
  })
  await createUserWithEmailAndPassword(browserAuth(host), 'omar@example.com', MARY[1])
  expect(await errorCode(admin.generateVerifyAndChangeEmailLink(MARY[0], 'omar@example.com'))).toBe(
    'auth/email-already-exists',
  )
  expect(await errorCode(applyActionCode(auth, late))).toBe('auth/email-already-in-use')

  await applyActionCode(auth, change)
  expect(await admin.getUser(user.uid)).toMatchObject({ email: 'mary@home.example', emailVerified: true })
  expect(await errorCode(applyActionCode(auth, change))).toBe('auth/invalid-action-code')
  expect(await errorCode(signInWithEmailAndPassword(auth, ...MARY))).toBe('auth/user-not-found')
  expect((await signInWithEmailAndPassword(auth, next, MARY[1])).user.uid).toBe(user.uid)
})

describe('errors', () => {
  test('name the cause without enumeration protection', async () => {
    const auth = browserAuth(host)
    await createUserWithEmailAndPassword(auth, ...MARY)
    const { uid } = await admin.getUserByEmail(MARY[0])
    const tries = [
      signInWithEmailAndPassword(auth, 'nobody@example.com', 'x'),
      signInWithEmailAndPassword(auth, MARY[0], 'wrong'),
      signInWithEmailAndPassword(auth, 'no address', 'x'),
      createUserWithEmailAndPassword(auth, ...MARY),
      createUserWithEmailAndPassword(auth, 'new@example.com', '12345'),
      sendPasswordResetEmail(auth, 'nobody@example.com'),
    ]
    expect(await Promise.all(tries.map(errorCode))).toEqual([
      'auth/user-not-found',
      'auth/wrong-password',
      'auth/invalid-email',
      'auth/email-already-in-use',
      'auth/weak-password',
      'auth/user-not-found',
    ])
    await admin.updateUser(uid, { disabled: true })
    expect(await errorCode(signInWithEmailAndPassword(auth, ...MARY))).toBe('auth/user-disabled')
  })

  test('do not distinguish an unknown address from a wrong password with enumeration protection', async () => {
    await protectAgainstEnumeration(host, true)
    const auth = browserAuth(host)
    await createUserWithEmailAndPassword(auth, ...MARY)
    const tries = [
      signInWithEmailAndPassword(auth, 'nobody@example.com', 'x'),
      signInWithEmailAndPassword(auth, MARY[0], 'wrong'),
      sendPasswordResetEmail(auth, 'nobody@example.com'),
    ]
    expect(await Promise.all(tries.map(errorCode))).toEqual([
      'auth/invalid-credential',
      'auth/invalid-credential',
      'accepted',
    ])
  })
})

test('accounts, sessions, emailed codes and settings survive a kill', async () => {
  const { user } = await createUserWithEmailAndPassword(browserAuth(host), ...MARY)
  const cookie = await admin.createSessionCookie(await user.getIdToken(), { expiresIn: 86_400_000 })
  const confirm = codeOf(await admin.generateEmailVerificationLink(MARY[0]))
  await protectAgainstEnumeration(host, true)
  await restart()

  expect(await admin.verifySessionCookie(cookie, true)).toMatchObject({ uid: user.uid })
  expect(await user.getIdToken(true), 'the refresh token still works').toBeTruthy()
  await applyActionCode(browserAuth(host), confirm)
  expect((await admin.getUser(user.uid)).emailVerified).toBe(true)
  expect(await errorCode(signInWithEmailAndPassword(browserAuth(host), MARY[0], 'wrong'))).toBe(
    'auth/invalid-credential',
  )
})

const currentSecond = () => Math.floor(Date.now() / 1_000)

/**
 * Waits until the clock shows another second: tokens issued in the second of their revocation stay valid. One
 * timer is not enough, since it may fire a millisecond early.
 */
async function waitForNextSecond(): Promise<void> {
  const second = currentSecond()
  while (currentSecond() === second) await setTimeout(20)
}

// OWASP ASVS 5.0, 7.4.1 and 7.4.3: ended sessions cannot be used again, anywhere.
test('revoked, disabled and deleted accounts lose their sessions, also after a restart', async () => {
  const { user } = await createUserWithEmailAndPassword(browserAuth(host), ...MARY)
  const cookie = await admin.createSessionCookie(await user.getIdToken(), { expiresIn: 86_400_000 })
  expect(await user.getIdToken(true), 'the refresh token works').toBeTruthy()
  await waitForNextSecond()
  await admin.revokeRefreshTokens(user.uid)
  expect(await errorCode(admin.verifySessionCookie(cookie, true))).toBe('auth/session-cookie-revoked')
  expect(await errorCode(user.getIdToken(true))).toBe('auth/user-token-expired')
  await restart()
  expect(await errorCode(admin.verifySessionCookie(cookie, true))).toBe('auth/session-cookie-revoked')
  await admin.deleteUser(user.uid)
  expect(await errorCode(admin.verifySessionCookie(cookie, true))).toBe('auth/user-not-found')
})

test('foreign host names that resolve to this machine are rejected', async () => {
  const [, port] = host.split(':')
  const { request } = await import('node:http')
  const status = await new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path: '/', headers: { host: 'evil.example' } },
      (response) => {
        response.resume()
        resolve(response.statusCode)
      },
    )
    asked.on('error', reject).end()
  })
  expect(status).toBe(421)
})
