import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from 'prettier'
import { ROOT } from '../settings.ts'
import { GROUPS, type Group } from './catalogue.ts'
import { guide, manifest } from './manifest.ts'
import { toWebp } from './raster.ts'
import { render, renderThumbnail } from './render.ts'
import { THUMBNAILS } from './thumbnails/drawings.ts'

const target = join(ROOT, 'scripts/seed-content/pictures')
const picker = join(ROOT, 'studio/static/blocks')

async function writeGroup(group: Group): Promise<void> {
  const folder = join(target, group.folder)
  await mkdir(folder, { recursive: true })
  for (const name of Object.keys(group.alts)) {
    const svg = render(group, name)
    await writeFile(join(folder, `${name}.${group.format}`), group.format === 'svg' ? svg : await toWebp(svg))
  }
  console.log(`${group.folder}: ${Object.keys(group.alts).length} pictures`)
}

async function writeThumbnails(): Promise<void> {
  await mkdir(picker, { recursive: true })
  for (const [type, draw] of Object.entries(THUMBNAILS)) {
    await writeFile(join(picker, `${type}.svg`), renderThumbnail(draw))
  }
  console.log(`thumbnails: ${Object.keys(THUMBNAILS).length} blocks`)
}

async function writeGuide(): Promise<void> {
  await mkdir(target, { recursive: true })
  const json = await format(JSON.stringify(manifest(GROUPS)), { parser: 'json', printWidth: 110 })
  await writeFile(join(target, 'pictures.json'), json)
  await writeFile(
    join(target, 'README.md'),
    await format(guide(GROUPS), { parser: 'markdown', printWidth: 110 }),
  )
}

/** `npm run pictures` draws everything; `npm run pictures -- posts thumbnails` those groups. */
const names = [...GROUPS.map(({ folder }) => folder), 'thumbnails']
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`No group named ${unknown.join(', ')}. There are: ${names.join(', ')}.`)
  process.exit(1)
}
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name)
await writeGuide()
for (const group of GROUPS.filter(({ folder }) => isWanted(folder))) await writeGroup(group)
if (isWanted('thumbnails')) await writeThumbnails()
