import { z } from 'zod'
import { isLoopbackHost } from './lib/loopback.ts'

/** A setting of the site. `.env.example` is generated from the list of settings. */
interface EnvironmentVariable<Schema extends z.ZodType = z.ZodType> {
  schema: Schema
  /** One sentence. */
  purpose: string
  /** Where to find or create the value. */
  source: string
  /** A value of the right format, never a real one; an optional setting has none. */
  example?: string
}

const variable = <Schema extends z.ZodType>(definition: EnvironmentVariable<Schema>) => definition

/** A URL of scheme, host and port, without a trailing slash. */
const origin = z
  .string()
  .refine(
    (value) => URL.parse(value)?.origin === value && /^https?:/.test(value),
    'must be an origin such as https://example.com, without a path or a trailing slash',
  )

/** The origin of a service, which must be HTTPS if the site is. */
const serviceOrigin = origin.optional()

/** Words in placeholders of secrets. */
const PLACEHOLDER = /example|change[-_ ]?me|placeholder|your[-_]|[<>]/i
/** A repeated shorter text. */
const REPETITION = /^(.+?)\1+$/
/** 16 random hexadecimal bytes have more, except about once in a million. */
const DISTINCT_CHARACTERS = 8

/** Whether a value is an example, a placeholder, or has few distinct characters. */
const isGuessable = (value: string): boolean =>
  Object.values(environmentVariables).some(({ example }) => example === value) ||
  PLACEHOLDER.test(value) ||
  REPETITION.test(value) ||
  new Set(value).size < DISTINCT_CHARACTERS

const secret = z
  .string()
  .min(16, 'must have at least 16 characters')
  .refine((value) => !isGuessable(value), 'must be a random value, not an example or a pattern')

/** Every variable the site reads, in the order of `.env.example`. Only this file reads `process.env`. */
export const environmentVariables = {
  SITE_URL: variable({
    schema: origin,
    purpose: 'Public origin of the site; canonical links, the sitemap and redirects are built from it.',
    source: 'The public address, with its scheme and without a trailing slash.',
    example: 'https://www.example.com',
  }),
  STUDIO_URL: variable({
    schema: origin,
    purpose: 'Origin of Sanity Studio. Only Studio may show the site in a frame, for visual editing.',
    source: 'The address printed by `sanity deploy`, or the host that serves the built Studio.',
    example: 'https://example.sanity.studio',
  }),
  SANITY_PROJECT_ID: variable({
    schema: z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'must consist of lowercase letters, digits and hyphens'),
    purpose: 'Sanity project of the content.',
    source: 'https://www.sanity.io/manage, in the header of the project.',
    example: 'abc12345',
  }),
  SANITY_DATASET: variable({
    schema: z.string().regex(/^[a-z0-9~][a-z0-9_-]*$/, 'must be the name of a dataset'),
    purpose: 'Dataset of that project.',
    source: 'https://www.sanity.io/manage, under Datasets.',
    example: 'production',
  }),
  SANITY_API_HOST: variable({
    schema: serviceOrigin,
    purpose: 'Origin of another content lake; empty means https://api.sanity.io.',
    source: 'Leave empty unless you run a content lake of your own.',
  }),
  SANITY_API_READ_TOKEN: variable({
    schema: secret,
    purpose: 'Reads drafts for previews and checks preview links. Browsers never get it.',
    source: 'https://www.sanity.io/manage, under API, Tokens: add one with the Viewer role.',
    example: 'sk-viewer-token-of-the-project',
  }),
  SANITY_API_WRITE_TOKEN: variable({
    schema: secret,
    purpose: 'Reads and writes private documents: orders, customers, inquiries and their files.',
    source: 'https://www.sanity.io/manage, under API, Tokens: add one with the Editor role.',
    example: 'sk-editor-token-of-the-project',
  }),
  RESEND_API_KEY: variable({
    schema: secret,
    purpose: 'Sends mail: orders, accounts, and inquiries to the address in Studio.',
    source: 'https://resend.com/api-keys: create one with sending access.',
    example: 're_key_of_your_account',
  }),
  RESEND_API_HOST: variable({
    schema: serviceOrigin,
    purpose: 'Origin of another mail service with the API of Resend; empty means https://api.resend.com.',
    source: 'Leave empty unless you run a mailbox of your own.',
  }),
  MAIL_FROM: variable({
    schema: z.string().regex(/^[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/, 'must be an address'),
    purpose: 'Sender of all mail.',
    source: 'An address of a domain verified at https://resend.com/domains, with or without a name.',
    example: 'Meridian <website@example.com>',
  }),
  DEEPL_API_KEY: variable({
    schema: secret.optional(),
    purpose: 'Translates missing texts in Studio, for review by editors; empty disables it.',
    source: 'https://www.deepl.com/your-account/keys. Keys of free accounts end in :fx.',
  }),
  DEEPL_API_HOST: variable({
    schema: serviceOrigin,
    purpose: 'Origin of another translation service with the API of DeepL; empty means DeepL.',
    source: 'Leave empty unless you run such a service.',
  }),
  FIREBASE_PROJECT_ID: variable({
    schema: z.string().regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'must be the id of a project'),
    purpose: 'Firebase project of the customer accounts.',
    source: 'https://console.firebase.google.com, Project settings, General.',
    example: 'meridian-accounts',
  }),
  FIREBASE_API_KEY: variable({
    schema: z.string().min(4, 'must have at least 4 characters'),
    purpose: 'Identifies the Firebase project in browsers; not a secret.',
    source: 'https://console.firebase.google.com, Project settings, General, Web API key.',
    example: 'web-api-key-of-the-project',
  }),
  FIREBASE_CLIENT_EMAIL: variable({
    schema: z.email('must be an e-mail address').optional(),
    purpose: 'Service account that creates and revokes sessions.',
    source:
      'https://console.firebase.google.com, Project settings, Service accounts, Generate new private key: `client_email` of the file.',
    example: 'site@meridian-accounts.iam.gserviceaccount.com',
  }),
  FIREBASE_PRIVATE_KEY: variable({
    schema: z
      .string()
      .transform((key) => key.replaceAll('\\n', '\n'))
      .refine((key) => key.startsWith('-----BEGIN PRIVATE KEY-----'), 'must be a private key in PEM form')
      .optional(),
    purpose: 'Private key of that service account; line breaks may be written as \\n.',
    source: 'The file of FIREBASE_CLIENT_EMAIL: `private_key`.',
  }),
  FIREBASE_AUTH_EMULATOR_HOST: variable({
    schema: z
      .string()
      .refine(
        (host) => isLoopbackHost(host) && /:\d+$/.test(host),
        'must be a loopback host with a port, such as localhost:9099',
      )
      .optional(),
    purpose:
      'Host and port of emulated accounts. Their tokens are unsigned, so the site must be at a loopback address.',
    source: 'Leave empty; `npm start` sets it.',
  }),
  STRIPE_SECRET_KEY: variable({
    schema: secret,
    purpose: 'Creates checkout sessions, reads payments and makes refunds.',
    source:
      'https://dashboard.stripe.com/apikeys: a secret key, or a restricted one with the permissions in docs/operations/deploy-vercel.md.',
    example: 'sk_live_key_of_your_account',
  }),
  STRIPE_WEBHOOK_SECRET: variable({
    schema: secret,
    purpose: 'Verifies the signatures of webhooks.',
    source:
      'https://dashboard.stripe.com/webhooks: the signing secret of an endpoint at `/api/stripe/webhook`. docs/operations/deploy-vercel.md lists its events.',
    example: 'whsec_secret_of_the_endpoint',
  }),
  STRIPE_API_URL: variable({
    schema: serviceOrigin,
    purpose: 'Origin of another payment service with the API of Stripe; empty means https://api.stripe.com.',
    source: 'Leave empty; `npm start` sets it.',
  }),
  CRON_SECRET: variable({
    schema: secret,
    purpose: 'Bearer secret of the timers that send pending mail and reconcile orders.',
    source:
      'Generate one: `openssl rand -hex 32`. Vercel sends it with cron jobs; other timers must send it too.',
    example: 'another-random-text-of-your-own',
  }),
  REVALIDATE_SECRET: variable({
    schema: secret,
    purpose: 'Bearer secret of the requests that announce published changes.',
    source: 'Generate one: `openssl rand -hex 32`, and give it to the Sanity Function too.',
    example: 'a-long-random-text-of-your-own',
  }),
  SIGNING_SECRET: variable({
    schema: secret,
    purpose: 'Signs links to orders and previews, mailed codes and forms. Only the site knows it.',
    source: 'Generate one: `openssl rand -hex 32`.',
    example: 'a-third-random-text-of-your-own',
  }),
  REDIS_URL: variable({
    schema: z
      .string()
      .regex(/^rediss?:\/\/\S+$/, 'must be a redis:// or rediss:// URL')
      .optional(),
    purpose: 'Shares cache expiry and rate limits between instances; empty for a single one.',
    source: 'The address of your Redis or Valkey server.',
  }),
  TRUSTED_PROXIES: variable({
    schema: z
      .string()
      .regex(/^\d$/, 'must be the number of proxies in front of the site')
      .transform(Number)
      .optional(),
    purpose:
      'Number of your proxies in front of the site. Rate limits use the address that the first of them saw.',
    source:
      '1 behind a reverse proxy or load balancer, 2 if a CDN is in front of that. Empty without a proxy, and on Vercel.',
  }),
  NEXT_DIST_DIR: variable({
    schema: z
      .string()
      .regex(/^(?:\.next|\.builds\/[a-z0-9-]+)$/, 'must be .next, or a folder such as .builds/3000')
      .default('.next'),
    purpose: 'Output folder of the build inside web/, if there are several builds.',
    source: 'Leave empty for `.next`.',
  }),
  BUILD_STANDALONE: variable({
    schema: z.enum(['1'], 'must be 1 or empty').optional(),
    purpose: 'Builds a standalone server for container images.',
    source: 'Leave empty; the Dockerfile sets it.',
  }),
} as const

/** Settings that are optional only with emulated accounts. */
export const SERVICE_ACCOUNT_VARIABLES: readonly string[] = ['FIREBASE_CLIENT_EMAIL', 'FIREBASE_PRIVATE_KEY']

/** The name of a setting. */
export type VariableName = keyof typeof environmentVariables

export const VARIABLE_NAMES = Object.keys(environmentVariables) as VariableName[]

/** The parsed values, by name. */
export type Environment = { [Name in VariableName]: z.output<(typeof environmentVariables)[Name]['schema']> }

/** Raw values, such as `process.env`. */
type RawValues = Readonly<Record<string, string | undefined>>

/**
 * Parses the site's settings. Empty values count as missing.
 *
 * @throws Error with every missing or wrong variable, its purpose and source, but not its value
 */
export function parseEnvironment(values: RawValues): Environment {
  const parsed: Record<string, unknown> = {}
  const errors: string[] = []
  for (const name of VARIABLE_NAMES) {
    const value = values[name]?.trim()
    if (!value && SERVICE_ACCOUNT_VARIABLES.includes(name) && !values.FIREBASE_AUTH_EMULATOR_HOST?.trim()) {
      errors.push(describe(name, 'is missing'))
      continue
    }
    const result = environmentVariables[name].schema.safeParse(value === '' ? undefined : value)
    if (result.success) parsed[name] = result.data
    else
      errors.push(describe(name, value ? (result.error.issues[0]?.message ?? 'is not valid') : 'is missing'))
  }
  const environment = parsed as Environment
  if (errors.length === 0)
    errors.push(...identityErrors(environment, values), ...encryptionErrors(environment))
  if (errors.length > 0)
    throw new Error(`The site cannot start with these settings:\n\n${errors.join('\n\n')}\n`)
  return environment
}

function describe(name: VariableName, problem: string): string {
  const { purpose, source } = environmentVariables[name]
  return `${name} ${problem}\n  purpose: ${purpose}\n  source: ${source}`
}

/** Emulated tokens are unsigned: anyone who can connect to a site that accepts them can act as any customer. */
function identityErrors(environment: Environment, values: RawValues): string[] {
  const emulator = 'FIREBASE_AUTH_EMULATOR_HOST'
  // The SDK reads the variable too, and treats a blank value as an emulator.
  if (!environment[emulator])
    return values[emulator] ? [describe(emulator, 'must be removed, not blank')] : []
  const errors = []
  if (!isLoopbackHost(new URL(environment.SITE_URL).host))
    errors.push(describe(emulator, 'must not be set unless SITE_URL is a loopback address'))
  if (!environment.FIREBASE_PROJECT_ID.startsWith('demo-'))
    errors.push(describe(emulator, 'needs a FIREBASE_PROJECT_ID that begins with demo-'))
  return errors
}

/** A site with HTTPS must call its services over HTTPS. */
const encryptionErrors = (environment: Environment): string[] =>
  VARIABLE_NAMES.filter(
    (name) =>
      environmentVariables[name].schema === serviceOrigin &&
      environment.SITE_URL.startsWith('https:') &&
      String(environment[name]).startsWith('http:'),
  ).map((name) => describe(name, 'must be https when SITE_URL is'))

let parsedEnvironment: Environment | undefined

/** Returns the settings of this process, parsed on first use. */
export function environment(): Environment {
  parsedEnvironment ??= parseEnvironment(process.env)
  return parsedEnvironment
}

/** Whether this process builds the site. Next sets the variable. */
export const isBuilding = (): boolean => process.env.NEXT_PHASE === 'phase-production-build'

/** Returns how many proxies every request passes. Vercel always has one, which overwrites the header that clients send. */
export const trustedProxies = (): number => environment().TRUSTED_PROXIES ?? (isOnVercel() ? 1 : 0)

/** Whether this runs on Vercel (https://vercel.com/docs/environment-variables/system-environment-variables). */
export const isOnVercel = (): boolean => process.env.VERCEL === '1'
