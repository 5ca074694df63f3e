import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from 'prettier'
import { ROOT } from '../settings.ts'
import { GROUPS, type Group } from './catalogue.ts'
import { guide, manifest } from './manifest.ts'
import { toWebp } from './raster.ts'
import { render } from './render.ts'

const target = join(ROOT, 'scripts/seed-content/pictures')

async function writeGroup(group: Group): Promise<void> {
  const folder = join(target, group.folder)
  await mkdir(folder, { recursive: true })
  for (const name of Object.keys(group.alts)) {
    const svg = render(group, name)
    const content = group.format === 'svg' ? svg : await toWebp(svg)
    await writeFile(join(folder, `${name}.${group.format}`), content)
  }
  console.log(`${group.folder}: ${Object.keys(group.alts).length} pictures`)
}

/** `npm run pictures` draws everything; `npm run pictures -- posts cases` those groups. */
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !GROUPS.some(({ folder }) => folder === name))
if (unknown.length > 0) {
  console.error(
    `No group named ${unknown.join(', ')}. There are: ${GROUPS.map(({ folder }) => folder).join(', ')}.`,
  )
  process.exit(1)
}
await mkdir(target, { recursive: true })
await writeFile(
  join(target, 'pictures.json'),
  await format(JSON.stringify(manifest(GROUPS)), { parser: 'json', printWidth: 110 }),
)
await writeFile(
  join(target, 'README.md'),
  await format(guide(GROUPS), { parser: 'markdown', printWidth: 110 }),
)
for (const group of GROUPS.filter(({ folder }) => wanted.length === 0 || wanted.includes(folder))) {
  await writeGroup(group)
}
