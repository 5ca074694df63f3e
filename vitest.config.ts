import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Studio has a package of its own, whose package imports cannot name files outside of it. */
const schemas = fileURLToPath(new URL('./schemas', import.meta.url))

/** `server-only` throws outside of a React server, also in unit tests. */
const serverOnly = fileURLToPath(new URL('./node_modules/server-only/empty.js', import.meta.url))

/** Valid settings of the site. No service runs at these addresses, so a test that calls one fails. */
const SITE_SETTINGS = {
  SITE_URL: 'http://localhost:3000',
  STUDIO_URL: 'http://localhost:3333',
  SANITY_PROJECT_ID: 'meridian',
  SANITY_DATASET: 'production',
  SANITY_API_HOST: 'http://localhost:4000',
  SANITY_API_READ_TOKEN: 'a-token-of-the-viewer',
  SANITY_API_WRITE_TOKEN: 'a-token-of-an-editor',
  RESEND_API_KEY: 're_key_of_the_mail_service',
  MAIL_FROM: 'Meridian <website@meridian.example>',
  FIREBASE_PROJECT_ID: 'demo-meridian',
  FIREBASE_API_KEY: 'emulated',
  FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099',
  STRIPE_SECRET_KEY: 'sk_test_key_of_an_account',
  STRIPE_WEBHOOK_SECRET: 'whsec_secret_of_an_endpoint',
  CRON_SECRET: 'a-secret-of-the-timers',
  REVALIDATE_SECRET: 'a-secret-nobody-guesses',
  SIGNING_SECRET: 'a-secret-only-the-site-knows',
}

/** A project whose hooks may take as long as its tests: they install packages and start services. */
const project = (name: string, include: string[], timeout: number, env?: Record<string, string>) => ({
  extends: true as const,
  test: { name, include, testTimeout: timeout, hookTimeout: timeout, env },
})

/** The tests beside the code. Mutation tests run a part of them. */
export const unitProject = project(
  'unit',
  ['{emulators,schemas,scripts,studio,web}/**/!(*.slow).test.{ts,tsx}'],
  30_000,
  SITE_SETTINGS,
)

/** Tests of a Vercel build. They share and change one dataset, so they do not run in parallel. */
const vercelProject = {
  extends: true as const,
  test: {
    name: 'vercel',
    include: ['tests/hosting/vercel/*.test.ts'],
    globalSetup: 'tests/hosting/vercel/setup.ts',
    fileParallelism: false,
    testTimeout: 60_000,
    teardownTimeout: 60_000,
  },
}

/** Unit tests are beside the code; the other projects have their own folders. */
export default defineConfig({
  resolve: { alias: { 'server-only': serverOnly, '#schemas': schemas } },
  test: {
    exclude: ['**/node_modules/**', '**/.next/**', '**/.builds/**', '**/dist/**'],
    // Files share a worker and the packages that it has loaded, which makes them up to three times as fast. Each file gets fresh modules
    // of this repository, so that mocks and module state do not leak.
    isolate: false,
    setupFiles: ['scripts/test/fresh-test-file.ts'],
    projects: [
      unitProject,
      project('contract', ['tests/contract/**/!(*.slow).test.ts'], 60_000),
      project('faults', ['tests/faults/**/*.test.ts'], 300_000),
      project('hosting', ['tests/hosting/*.test.ts', 'tests/hosting/!(vercel)/**/*.test.ts'], 300_000),
      project('architecture', ['tests/architecture/**/!(*.slow).test.ts'], 60_000, SITE_SETTINGS),
      // Tests beside the others that take many seconds, for the long run.
      project('slow', ['{scripts,tests}/**/*.slow.test.ts'], 600_000, SITE_SETTINGS),
      vercelProject,
    ],
  },
})
