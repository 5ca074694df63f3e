import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/settings.ts'
import { environmentOf, readDockerfile, stageOf } from './support/dockerfile.ts'

const compose = readFileSync(join(ROOT, 'compose.yaml'), 'utf8')
const services = [...compose.slice(compose.indexOf('\nservices:')).matchAll(/^ {2}([a-z0-9-]+):$/gm)]
const stages = readDockerfile()

test('the proxy lists every instance with the port of the image', () => {
  const upstreams = /SITE_UPSTREAMS: (.+)$/m.exec(compose)?.[1]?.split(' ')
  const instances = services.flatMap(([, name = '']) => (name.startsWith('site-') ? [name] : []))
  expect(instances.length).toBeGreaterThan(1)
  const { PORT } = environmentOf(stageOf(stages, ''))
  expect(upstreams).toEqual(instances.map((name) => `${name}:${PORT ?? ''}`))
})

test('only one service builds the image, so that all instances run the same build', () => {
  expect(compose.match(/^ +build:$/gm)).toHaveLength(1)
})

test('the writable folder of the image is a tmpfs in a container', () => {
  const made = stageOf(stages, 'build').instructions.find(({ text }) => text.startsWith('mkdir -m 1777'))
  const folder = /\.next\/standalone\/(.+)$/.exec(made?.text ?? '')?.[1] ?? 'none'
  expect(compose).toContain(`    - /app/${folder}:`)
  expect(compose).toContain('  read_only: true')
})
