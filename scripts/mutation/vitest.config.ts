import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import project, { unitProject } from '../../vitest.config.ts'

/** The tests that may notice a fault: those beside the models, so that a model is tested where it is. */
const include = [
  'schemas/shared/*.test.ts',
  'web/features/shop/{pricing,cart,catalog,checkout,delivery,discounts,gift-cards,orders,variants}/**/*.test.{ts,tsx}',
]

export default defineConfig({
  ...project,
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { ...project.test, projects: [{ ...unitProject, test: { ...unitProject.test, include } }] },
})
