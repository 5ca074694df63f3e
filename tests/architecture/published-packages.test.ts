import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { files, isTest, read, sources } from './files.ts'
import { importsOf } from './imports.ts'

const versionsSchema = z.record(z.string(), z.string())
const rootSchema = z.object({
  dependencies: versionsSchema,
  devDependencies: versionsSchema,
  license: z.string(),
})
const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  license: z.string(),
  bin: z.record(z.string(), z.string()).default({}),
  exports: z.record(z.string(), z.unknown()),
  engines: z.object({ node: z.string() }),
  dependencies: versionsSchema.default({}),
  peerDependencies: versionsSchema.default({}),
})

const root = rootSchema.parse(JSON.parse(read('package.json')))
const manifests = files
  .filter((path) => /^emulators\/[^/]+\/package\.json$/.test(path))
  .map((path) => ({ folder: path.split('/')[1] ?? '', ...packageSchema.parse(JSON.parse(read(path))) }))

/** The files of an emulator that its package contains. */
const packaged = (folder: string) =>
  sources.filter(
    (path) =>
      path.startsWith(`emulators/${folder}/`) &&
      !isTest(path) &&
      !/\/(?:testing|conformance|examples)\//.test(path),
  )

describe.each(manifests)('the package $name', ({ folder, name, ...manifest }) => {
  test('has the licence of the repository', () => {
    expect(manifest.license).toBe(root.license)
  })

  test('declares what it imports, in the installed version', () => {
    const installed = { ...root.devDependencies, ...root.dependencies }
    for (const [dependency, version] of Object.entries(manifest.dependencies))
      expect({ [dependency]: version }).toEqual({ [dependency]: installed[dependency] })
    const shared = packaged('shared').flatMap((path) => importsOf(path))
    const imported = [...packaged(folder).flatMap((path) => importsOf(path)), ...shared]
      .filter(({ own, to }) => !own && !to.startsWith('node:'))
      .map(({ to }) => to)
    const declared = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)]
    // The types of Stripe's package describe the responses of the emulator; none of its code is imported.
    const undeclared = new Set(imported.filter((one) => !declared.includes(one) && one !== 'stripe'))
    expect([name, ...undeclared]).toEqual([name])
  })

  test('names entry points that exist', () => {
    const targets = [JSON.stringify(manifest.exports), ...Object.values(manifest.bin)].flatMap((text) =>
      [...text.matchAll(/dist\/([\w/.-]+?)(?:\.d\.ts|\.js|\.mjs)(?=["\s]|$)/g)].map(([, path = '']) => path),
    )
    const missing = targets.filter(
      (path) => !sources.some((source) => source.replace(/\.(?:ts|js|mjs)$/, '') === `emulators/${path}`),
    )
    expect(missing).toEqual([])
  })
})
