import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** `server-only` throws outside of a React server; a unit test is neither side. */
const serverOnly = fileURLToPath(new URL('./node_modules/server-only/empty.js', import.meta.url))

const project = (name: string, include: string[], testTimeout: number) => ({
  extends: true as const,
  test: { name, include, testTimeout, hookTimeout: 30_000 },
})

/** Unit tests sit beside the code; contract and architecture tests have rooms of their own. */
export default defineConfig({
  resolve: { alias: { 'server-only': serverOnly } },
  test: {
    exclude: ['**/node_modules/**', '**/.next/**', '**/.builds/**', '**/dist/**'],
    projects: [
      project('unit', ['{emulators,schemas,scripts,studio,web}/**/*.test.{ts,tsx}'], 20_000),
      project('contract', ['tests/contract/**/*.test.ts'], 60_000),
      project('faults', ['tests/faults/**/*.test.ts'], 300_000),
      project('architecture', ['tests/architecture/**/*.test.ts'], 60_000),
    ],
  },
})
