import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { read } from './files.ts'

const Versions = z.record(z.string(), z.string())
const manifest = z
  .object({
    dependencies: Versions,
    devDependencies: Versions,
    optionalDependencies: Versions,
    overrides: Versions,
  })
  .parse(JSON.parse(read('package.json')))
const lockfile = z
  .object({
    packages: z.record(
      z.string(),
      z.looseObject({ version: z.string().optional(), resolved: z.string().optional() }),
    ),
  })
  .parse(JSON.parse(read('package-lock.json')))

describe('packages', () => {
  test('package.json names exact versions', () => {
    const versions = Object.entries({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.overrides,
    })
    expect(
      versions.filter(([, version]) => !/^(?:npm:[\w-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)),
    ).toEqual([])
  })

  test('the lockfile contains no registry addresses', () => {
    const resolved = Object.entries(lockfile.packages).filter(([, entry]) =>
      entry.resolved?.startsWith('http'),
    )
    expect(resolved.map(([path]) => path)).toEqual([])
  })

  test('the lockfile matches package.json', () => {
    const differing = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
      // An alias is written `npm:NAME@VERSION`.
      ([name, version]) =>
        lockfile.packages[`node_modules/${name}`]?.version !== version.replace(/^npm:.*@/, ''),
    )
    expect(differing).toEqual([])
  })

  test('Studio declares the installed versions', () => {
    const studio = z.object({ dependencies: Versions }).parse(JSON.parse(read('studio/package.json')))
    for (const [name, version] of Object.entries(studio.dependencies)) {
      expect({ [name]: version }).toEqual({ [name]: manifest.dependencies[name] })
    }
  })
})
