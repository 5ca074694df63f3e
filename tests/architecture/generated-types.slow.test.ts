import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/settings.ts'
import { GENERATED, generateTypes } from '../../scripts/typegen/generate.ts'

test('the generated types are current (npm run typegen)', async () => {
  // Inside the repository, because TypeGen uses the nearest Prettier configuration.
  mkdirSync(join(ROOT, '.data'), { recursive: true, mode: 0o700 })
  const folder = mkdtempSync(join(ROOT, '.data', 'typegen-'))
  try {
    const generated = {
      schema: join(folder, 'schema.json'),
      documents: join(folder, 'documents.ts'),
      types: join(folder, 'types.ts'),
      studioTypes: join(folder, 'studio-types.ts'),
    }
    await generateTypes(generated)
    for (const file of ['schema', 'documents', 'types', 'studioTypes'] as const)
      expect(readFileSync(generated[file], 'utf8')).toBe(readFileSync(GENERATED[file], 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
