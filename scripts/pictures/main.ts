import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from 'prettier'
import { ROOT } from '../settings.ts'
import { GROUPS, type DrawnGroup, type Group, type PaintedGroup } from './catalogue.ts'
import { guide, manifest } from './manifest.ts'
import { toPhotographs, toWebp } from './raster.ts'
import { render, renderThumbnail } from './render.ts'
import { THUMBNAILS } from './thumbnails/drawings.ts'

const target = join(ROOT, 'scripts/seed-content/pictures')
const downloads = join(ROOT, 'scripts/seed-content/files')
const picker = join(ROOT, 'studio/static/blocks')

/** The names of a group that were asked for: all of them, unless single ones were. */
function wantedOf({ folder, alts }: Group): string[] {
  const all = Object.keys(alts)
  if (wanted.length === 0 || wanted.includes(folder)) return all
  return all.filter((name) => wanted.includes(`${folder}/${name}`))
}

async function writeDrawings(group: DrawnGroup, folder: string): Promise<void> {
  for (const name of wantedOf(group)) {
    const svg = render(group, name)
    await writeFile(join(folder, `${name}.${group.format}`), group.format === 'svg' ? svg : await toWebp(svg))
  }
}

/** The ways in which a group, and each of its pictures, can be asked for. */
const paths = ({ folder, alts }: Group): string[] => [
  folder,
  ...Object.keys(alts).map((name) => `${folder}/${name}`),
]

async function writePaintings(group: PaintedGroup, folder: string): Promise<void> {
  const { width, downloadWidth } = group
  for (const name of wantedOf(group)) {
    const paint = group.paintings[name]
    if (!paint) throw new Error(`Nothing is painted for ${group.folder}/${name}.`)
    const { page, download } = await toPhotographs(paint(), width, downloadWidth)
    await writeFile(join(folder, `${name}.webp`), page)
    if (!download) continue
    await mkdir(join(downloads, group.folder), { recursive: true })
    await writeFile(join(downloads, group.folder, `${name}.jpg`), download)
  }
}

async function writeGroup(group: Group): Promise<void> {
  const folder = join(target, group.folder)
  await mkdir(folder, { recursive: true })
  await ('paintings' in group ? writePaintings(group, folder) : writeDrawings(group, folder))
  console.log(`${group.folder}: ${wantedOf(group).length} pictures`)
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

/** `npm run pictures` draws everything; `npm run pictures -- posts wallpapers/monsoon` one group and one painting. */
const names = [...GROUPS.flatMap(paths), 'thumbnails']
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`Nothing named ${unknown.join(', ')}. There are: ${names.join(', ')}.`)
  process.exit(1)
}
const isWanted = (...ways: string[]): boolean =>
  wanted.length === 0 || ways.some((way) => wanted.includes(way))
await writeGuide()
for (const group of GROUPS.filter((group) => isWanted(...paths(group)))) await writeGroup(group)
if (isWanted('thumbnails')) await writeThumbnails()
