import { randomUUID } from 'node:crypto'
import { cert, deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { z } from 'zod'
import { defineCheck, type Environment, type Outcome } from './define-check.ts'

const CONSOLE = 'https://console.firebase.google.com'
const PROVIDERS = `${CONSOLE}, Authentication, Sign-in method`
const SETTINGS = `${CONSOLE}, Authentication, Settings`

/** No account can have this address: its domain is reserved. Firebase allows one link a minute for the same address. */
const UNUSED_EMAIL = `doctor-${randomUUID()}@meridian.invalid`

const errorResponseSchema = z.object({ error: z.object({ message: z.string() }) })
const projectSchema = z.object({ authorizedDomains: z.array(z.string()) })

/** Calls the identity service like a page of the site, because API keys may be limited to the site. */
async function callToolkit(
  { FIREBASE_API_KEY: key = '', FIREBASE_AUTH_EMULATOR_HOST: emulator, SITE_URL }: Environment,
  request: typeof fetch,
  path: string,
  payload?: object,
): Promise<{ body: unknown; error: string | undefined }> {
  const host = 'identitytoolkit.googleapis.com'
  const origin = emulator ? `http://${emulator}/${host}` : `https://${host}`
  const response = await request(`${origin}/v1/${path}?key=${encodeURIComponent(key)}`, {
    headers: { 'content-type': 'application/json', referer: `${SITE_URL ?? ''}/` },
    ...(payload && { method: 'POST', body: JSON.stringify(payload) }),
  })
  const body: unknown = await response.json()
  const error = response.ok
    ? undefined
    : (errorResponseSchema.safeParse(body).data?.error.message ?? `status ${response.status}`)
  return { body, error }
}

const isCovered = (host: string, domains: readonly string[]): boolean =>
  domains.some((domain) => host === domain || host.endsWith(`.${domain}`))

/** Checks that the API key is valid on the site and that emailed links may lead there. */
export const authorizedDomain = defineCheck({
  subject: 'Firebase key',
  needs: ['SITE_URL', 'FIREBASE_API_KEY', 'FIREBASE_PROJECT_ID'],
  async run(environment, request) {
    const { body, error } = await callToolkit(environment, request, 'projects')
    if (error)
      return `the identity service refuses FIREBASE_API_KEY (${error}): copy it from ${CONSOLE}, Project settings, General`
    const { authorizedDomains: domains } = projectSchema.parse(body)
    const { FIREBASE_PROJECT_ID: project, SITE_URL } = environment
    const other = domains.find((domain) => domain.endsWith('.firebaseapp.com'))
    if (other && other !== `${project}.firebaseapp.com`)
      return `FIREBASE_API_KEY belongs to ${other}, not to ${project}: copy both from the same project at ${CONSOLE}`
    const { hostname } = new URL(SITE_URL)
    return isCovered(hostname, domains)
      ? { ok: `is valid, and ${hostname} is an authorized domain` }
      : `${hostname} is not an authorized domain: add it at ${SETTINGS}, Authorized domains`
  },
})

/** Checks that password sign-in works and does not reveal who has an account. */
export const passwordSignIn = defineCheck({
  subject: 'Firebase passwords',
  needs: ['FIREBASE_API_KEY'],
  async run(environment, request) {
    const credentials = { email: UNUSED_EMAIL, password: 'not a password', returnSecureToken: true }
    const { error = 'accepted' } = await callToolkit(
      environment,
      request,
      'accounts:signInWithPassword',
      credentials,
    )
    return describeSignIn(error, Boolean(environment.FIREBASE_AUTH_EMULATOR_HOST))
  },
})

function describeSignIn(error: string, isEmulated: boolean): Outcome {
  const [code = ''] = error.split(' ')
  if (code === 'INVALID_LOGIN_CREDENTIALS')
    return { ok: 'are accepted, and addresses are protected against enumeration' }
  if (code === 'EMAIL_NOT_FOUND' && isEmulated)
    return { ok: 'are accepted by the emulated accounts of this machine' }
  if (code === 'EMAIL_NOT_FOUND')
    return `a sign-in tells whether an address has an account: switch on email enumeration protection at ${SETTINGS}, User actions`
  if (['PASSWORD_LOGIN_DISABLED', 'OPERATION_NOT_ALLOWED', 'CONFIGURATION_NOT_FOUND'].includes(code))
    return `are switched off: enable Email/Password at ${PROVIDERS}`
  return `a made-up sign-in returns ${error}: check FIREBASE_API_KEY and its restrictions at ${CONSOLE}`
}

/**
 * Checks that the service account can create the links that the site emails. Sends nothing and creates no
 * account.
 */
export const mailedLinks = defineCheck({
  subject: 'Firebase links',
  needs: ['SITE_URL', 'FIREBASE_PROJECT_ID'],
  async run({ SITE_URL, FIREBASE_PROJECT_ID: projectId, ...environment }) {
    const {
      FIREBASE_CLIENT_EMAIL: clientEmail,
      FIREBASE_PRIVATE_KEY,
      FIREBASE_AUTH_EMULATOR_HOST,
    } = environment
    const privateKey = FIREBASE_PRIVATE_KEY?.replaceAll('\\n', '\n')
    if (!FIREBASE_AUTH_EMULATOR_HOST && !(clientEmail && privateKey))
      return `FIREBASE_CLIENT_EMAIL and FIREBASE_PRIVATE_KEY are not set: make a key at ${CONSOLE}, Project settings, Service accounts`
    const credential =
      clientEmail && privateKey ? { credential: cert({ projectId, clientEmail, privateKey }) } : {}
    const app = initializeApp({ projectId, ...credential }, 'doctor')
    try {
      await getAuth(app).generateSignInWithEmailLink(UNUSED_EMAIL, { url: SITE_URL, handleCodeInApp: true })
      return {
        ok: FIREBASE_AUTH_EMULATOR_HOST
          ? 'are made; emulated accounts need no service account'
          : 'are made by the service account, email links included',
      }
    } catch (error) {
      return describeLinkError(error)
    } finally {
      await deleteApp(app)
    }
  },
})

const SERVICE_ACCOUNT = `${CONSOLE}, Project settings, Service accounts`

/** The SDK has no code for most errors of the service, but keeps its response. */
const refusedSchema = z.object({ httpResponse: z.object({ data: errorResponseSchema }) })

/** Explains an error code of the Admin SDK. Throws other errors. */
export function describeLinkError(error: unknown): Outcome {
  const refused = refusedSchema.safeParse(error).data?.httpResponse.data.error.message
  const { code } = error as { code?: string }
  switch (code) {
    case 'auth/operation-not-allowed':
      return `email links are switched off: enable Email link (passwordless sign-in) at ${PROVIDERS}`
    case 'auth/unauthorized-continue-uri':
      return `links may not lead to SITE_URL: add its domain at ${SETTINGS}, Authorized domains`
    case 'app/invalid-credential':
      return `Google refuses the service account: make a new key at ${SERVICE_ACCOUNT}`
    case 'auth/insufficient-permission':
      return `the service account may not manage accounts: use the firebase-adminsdk one of ${SERVICE_ACCOUNT}`
    case 'auth/configuration-not-found':
    case 'auth/project-not-found':
      return `the project has no Authentication: choose Get started at ${CONSOLE}, Authentication`
    default:
      if (refused === undefined) throw error
      return `the identity service makes no links (${refused}): see ${CONSOLE}, Authentication`
  }
}
