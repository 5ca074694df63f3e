import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** `server-only` throws outside of a React server; a unit test is neither side. */
const serverOnly = fileURLToPath(new URL('./node_modules/server-only/empty.js', import.meta.url))

/** Of no service: a unit test that reaches for one fails. */
const UNIT_ENVIRONMENT = {
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
  REVALIDATE_SECRET: 'a-secret-nobody-guesses',
}

const project = (name: string, include: string[], testTimeout: number, env?: Record<string, string>) => ({
  extends: true as const,
  test: { name, include, testTimeout, hookTimeout: 30_000, env },
})

/** Journeys on what Vercel's CLI builds; they change content that all of them share. */
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

/** Unit tests sit beside the code; contract and architecture tests have rooms of their own. */
export default defineConfig({
  resolve: { alias: { 'server-only': serverOnly } },
  test: {
    exclude: ['**/node_modules/**', '**/.next/**', '**/.builds/**', '**/dist/**'],
    projects: [
      project(
        'unit',
        ['{emulators,schemas,scripts,studio,web}/**/*.test.{ts,tsx}'],
        20_000,
        UNIT_ENVIRONMENT,
      ),
      project('contract', ['tests/contract/**/*.test.ts'], 60_000),
      project('faults', ['tests/faults/**/*.test.ts'], 300_000),
      project('architecture', ['tests/architecture/**/*.test.ts'], 60_000),
      vercelProject,
    ],
  },
})
