import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createBlockFiles } from '../../scripts/new-block/block-files.ts'
import { ROOT } from '../../scripts/settings.ts'
import { read } from './files.ts'
import { typeErrorsIn } from './type-check.ts'

test('a new block has no type errors', { timeout: 600_000 }, async () => {
  const files = [...(await createBlockFiles('price-teaser', read))]
    .filter(([path]) => /\.tsx?$/.test(path))
    .map(([path, source]) => [join(ROOT, path), source] as const)
  expect(
    typeErrorsIn(
      files.map(([path]) => path),
      new Map(files),
    ),
  ).toBe('')
})
