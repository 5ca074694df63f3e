import { z } from 'zod'

/** What the site must be told about itself; `.env.example` is generated from this list. */
interface EnvironmentVariable<Schema extends z.ZodType = z.ZodType> {
  schema: Schema
  /** What the variable is for, in one sentence. */
  purpose: string
  /** Where a person finds or makes the value. */
  source: string
  /** A value of the right form, never a real one. */
  example: string
}

const variable = <Schema extends z.ZodType>(definition: EnvironmentVariable<Schema>) => definition

/** An address of scheme, host and port only, without a slash at its end. */
const origin = z
  .string()
  .refine(
    (value) => URL.parse(value)?.origin === value && /^https?:/.test(value),
    'must be an origin such as https://example.com, without a path or a last slash',
  )

const secret = z.string().min(16, 'must have at least 16 characters')

/** Every variable the site reads, in the order of `.env.example`. Nothing else in `web` touches `process.env`. */
export const environmentVariables = {
  SITE_URL: variable({
    schema: origin,
    purpose: 'Public origin of the site; canonical links, the sitemap and redirects are built from it.',
    source: 'The address visitors type, with scheme and without a slash at the end.',
    example: 'https://www.example.com',
  }),
  STUDIO_URL: variable({
    schema: origin,
    purpose: 'Origin of Sanity Studio: the only place that may show the site in a frame (visual editing).',
    source: 'The address printed by `sanity deploy`, or the host that serves the built Studio.',
    example: 'https://example.sanity.studio',
  }),
  SANITY_PROJECT_ID: variable({
    schema: z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'must hold small letters, digits and hyphens only'),
    purpose: 'Project that holds the content.',
    source: 'https://www.sanity.io/manage, in the header of the project.',
    example: 'abc12345',
  }),
  SANITY_DATASET: variable({
    schema: z.string().regex(/^[a-z0-9~][a-z0-9_-]*$/, 'must be the name of a dataset'),
    purpose: 'Dataset of that project that the site shows.',
    source: 'https://www.sanity.io/manage, under Datasets.',
    example: 'production',
  }),
  SANITY_API_HOST: variable({
    schema: origin.optional(),
    purpose: 'Origin of another content lake than the hosted one; empty means https://api.sanity.io.',
    source: 'Leave empty, unless a content lake of your own answers at another address.',
    example: '',
  }),
  SANITY_API_READ_TOKEN: variable({
    schema: secret,
    purpose: 'Reads drafts for previews and checks preview links; never sent to visitors.',
    source: 'https://www.sanity.io/manage, under API, Tokens: add one with the Viewer role.',
    example: 'sk-viewer-token-of-the-project',
  }),
  SANITY_API_WRITE_TOKEN: variable({
    schema: secret,
    purpose: 'Stores what visitors send: inquiries and applications.',
    source: 'https://www.sanity.io/manage, under API, Tokens: add one with the Editor role.',
    example: 'sk-editor-token-of-the-project',
  }),
  RESEND_API_KEY: variable({
    schema: secret,
    purpose: 'Mails what visitors send through the forms to the mailbox that Studio names.',
    source: 'https://resend.com/api-keys: make one that may send.',
    example: 're_key_of_your_account',
  }),
  RESEND_API_HOST: variable({
    schema: origin.optional(),
    purpose: 'Origin of another mail service than the hosted one; empty means https://api.resend.com.',
    source: 'Leave empty, unless a mailbox of your own answers at another address.',
    example: '',
  }),
  MAIL_FROM: variable({
    schema: z.string().regex(/^[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/, 'must be an address'),
    purpose: 'Sender of the mails of the site.',
    source:
      'An address of a domain that is verified at https://resend.com/domains, with a name before it if you like.',
    example: 'Meridian <website@example.com>',
  }),
  FIREBASE_PROJECT_ID: variable({
    schema: z.string().regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'must be the id of a project'),
    purpose: 'Project that knows who the customers are.',
    source: 'https://console.firebase.google.com, Project settings, General.',
    example: 'meridian-accounts',
  }),
  FIREBASE_API_KEY: variable({
    schema: z.string().min(4, 'must have at least 4 characters'),
    purpose: 'Names the project to browsers that sign somebody in; it is no secret.',
    source: 'https://console.firebase.google.com, Project settings, General, Web API key.',
    example: 'web-api-key-of-the-project',
  }),
  FIREBASE_CLIENT_EMAIL: variable({
    schema: z.email('must be an e-mail address').optional(),
    purpose:
      'Service account with which the site starts and ends sessions; needed unless accounts are emulated.',
    source: 'https://console.firebase.google.com, Project settings, Service accounts: `client_email`.',
    example: 'site@meridian-accounts.iam.gserviceaccount.com',
  }),
  FIREBASE_PRIVATE_KEY: variable({
    schema: z
      .string()
      .transform((key) => key.replaceAll('\\n', '\n'))
      .refine((key) => key.startsWith('-----BEGIN PRIVATE KEY-----'), 'must be a private key in PEM form')
      .optional(),
    purpose: 'Key of that service account; line ends may be written as \\n.',
    source: 'The same file of the service account: `private_key`.',
    example: '',
  }),
  FIREBASE_AUTH_EMULATOR_HOST: variable({
    schema: z
      .string()
      .regex(/^(?:localhost|127\.0\.0\.1):\d{2,5}$/, 'must be host and port of this machine')
      .optional(),
    purpose:
      'Host and port of emulated accounts; refused in a hosted deployment, since their tokens are not signed.',
    source: 'Leave empty: `npm start` sets it for its own machine.',
    example: '',
  }),
  STRIPE_SECRET_KEY: variable({
    schema: secret,
    purpose: 'Opens payments, reads what became of them, and pays back.',
    source:
      'https://dashboard.stripe.com/apikeys: a secret key, or a restricted one for Checkout, charges and refunds.',
    example: 'sk_live_key_of_your_account',
  }),
  STRIPE_WEBHOOK_SECRET: variable({
    schema: secret,
    purpose: 'Proves that a message about a payment comes from the payment service.',
    source:
      'https://dashboard.stripe.com/webhooks: add `/api/stripe/webhook` of the site for checkout.session.*, charge.refunded and refund.failed; its signing secret.',
    example: 'whsec_secret_of_the_endpoint',
  }),
  STRIPE_API_URL: variable({
    schema: origin.optional(),
    purpose: 'Origin of another payment service than the hosted one; empty means https://api.stripe.com.',
    source: 'Leave empty: `npm start` sets it for its own machine.',
    example: '',
  }),
  CRON_SECRET: variable({
    schema: secret.optional(),
    purpose:
      'Bearer secret with which a timer asks the site to mail what could not be mailed before, and to look after orders.',
    source:
      'Make one, for example with `openssl rand -hex 32`; Vercel sends it with its cron jobs by itself.',
    example: 'another-random-text-of-your-own',
  }),
  REVALIDATE_SECRET: variable({
    schema: secret,
    purpose: 'Bearer secret with which the content lake tells the site what was published.',
    source: 'Make one, for example with `openssl rand -hex 32`, and give the sender the same.',
    example: 'a-long-random-text-of-your-own',
  }),
  NEXT_DIST_DIR: variable({
    schema: z
      .string()
      .regex(/^(?:\.next|\.builds\/[a-z0-9-]+)$/, 'must be .next, or a folder such as .builds/3000')
      .default('.next'),
    purpose: 'Folder inside web/ that the built site is written to, when several builds live side by side.',
    source: 'Leave empty for the usual one.',
    example: '',
  }),
} as const

/** The name of a variable the site reads. */
export type VariableName = keyof typeof environmentVariables

/** The parsed values, by name. */
export type Environment = { [Name in VariableName]: z.output<(typeof environmentVariables)[Name]['schema']> }

/**
 * Parses the site's settings. An empty text counts as absent.
 *
 * @param values raw values, such as `process.env`
 * @throws Error that names every missing or wrong variable with its purpose and where to get it; values are not repeated
 */
export function parseEnvironment(values: Readonly<Record<string, string | undefined>>): Environment {
  const parsed: Record<string, unknown> = {}
  const faults: string[] = []
  for (const [name, { schema, purpose, source }] of Object.entries(environmentVariables)) {
    const value = values[name]?.trim()
    const result = schema.safeParse(value === '' ? undefined : value)
    if (result.success) parsed[name] = result.data
    else {
      const fault = value ? (result.error.issues[0]?.message ?? 'is not valid') : 'is missing'
      faults.push(`${name} ${fault}\n  what for: ${purpose}\n  where from: ${source}`)
    }
  }
  if (faults.length > 0)
    throw new Error(`The site cannot start with these settings:\n\n${faults.join('\n\n')}\n`)
  const environment = parsed as Environment
  requireSoundIdentity(environment, values)
  if (environment.SITE_URL.startsWith('https:') && environment.SANITY_API_HOST?.startsWith('http:')) {
    throw new Error(
      'SANITY_API_HOST must be https when SITE_URL is: a public site reads no content unencrypted.',
    )
  }
  if (environment.SITE_URL.startsWith('https:') && environment.RESEND_API_HOST?.startsWith('http:')) {
    throw new Error('RESEND_API_HOST must be https when SITE_URL is: letters of visitors travel encrypted.')
  }
  if (environment.SITE_URL.startsWith('https:') && environment.STRIPE_API_URL?.startsWith('http:')) {
    throw new Error(
      'STRIPE_API_URL must be https when SITE_URL is: a public site takes no pretended payments.',
    )
  }
  return environment
}

/** Variables that hosts set in whatever they run. */
const SIGNS_OF_A_HOST = ['VERCEL', 'NETLIFY', 'K_SERVICE', 'AWS_LAMBDA_FUNCTION_NAME', 'DYNO', 'FLY_APP_NAME']

/** Emulated tokens are not signed: who could reach a site that accepts them could be anybody. */
function requireSoundIdentity(
  environment: Environment,
  values: Readonly<Record<string, string | undefined>>,
) {
  const { FIREBASE_PROJECT_ID: project, FIREBASE_AUTH_EMULATOR_HOST: emulator } = environment
  if (!emulator) {
    if (environment.FIREBASE_CLIENT_EMAIL && environment.FIREBASE_PRIVATE_KEY) return
    throw new Error(
      'FIREBASE_CLIENT_EMAIL and FIREBASE_PRIVATE_KEY must be set: without them nobody can sign in.',
    )
  }
  if (environment.SITE_URL.startsWith('https:') || SIGNS_OF_A_HOST.some((name) => values[name])) {
    throw new Error(
      'FIREBASE_AUTH_EMULATOR_HOST must not be set in a hosted deployment: its tokens are not signed.',
    )
  }
  if (!project.startsWith('demo-')) {
    throw new Error('FIREBASE_AUTH_EMULATOR_HOST needs a FIREBASE_PROJECT_ID that begins with demo-.')
  }
}

let known: Environment | undefined

/** The settings of this process, parsed once on first use. */
export function environment(): Environment {
  known ??= parseEnvironment(process.env)
  return known
}

/** File beside the built pages in which the answers they were made from are kept; set by `next.config.mts` when building. */
export function readRegisterPath(): string {
  return process.env.SITE_READ_REGISTER ?? ''
}

/** Whether Vercel builds or runs the site. */
export function isOnVercel(): boolean {
  return process.env.VERCEL === '1'
}
