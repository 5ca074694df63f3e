import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/settings.ts'
import { GENERATED, generateTypes } from '../../scripts/typegen/generate.ts'

test('the generated types are those of the model and the queries as they are (npm run typegen)', async () => {
  // Inside the repository, because TypeGen formats by the nearest Prettier settings.
  mkdirSync(join(ROOT, '.data'), { recursive: true, mode: 0o700 })
  const folder = mkdtempSync(join(ROOT, '.data', 'typegen-'))
  try {
    const fresh = { schema: join(folder, 'schema.json'), types: join(folder, 'types.ts') }
    await generateTypes(fresh)
    expect(readFileSync(fresh.schema, 'utf8')).toBe(readFileSync(GENERATED.schema, 'utf8'))
    expect(readFileSync(fresh.types, 'utf8')).toBe(readFileSync(GENERATED.types, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 180_000)
