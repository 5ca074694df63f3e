import { readFile } from 'node:fs/promises'
import type { Content } from './content.ts'
import { lakeClient } from './lake.ts'
import { unique } from './unique.ts'

/** A text in English alone. */
export const english = (value: string) => [
  { _key: 'en', _type: 'internationalizedArrayStringValue', language: 'en', value },
]

/** Publishes a page of some blocks for the length of a test; its path, without language. */
export async function publishPage(content: Content, ...blocks: { _type: string }[]): Promise<string> {
  const name = unique('blocks')
  const id = `page-${name}`
  await content.keep(id)
  await lakeClient('administrator').create({
    _id: id,
    _type: 'page',
    title: english('Blocks'),
    path: { _type: 'slug', current: `/${name}` },
    blocks: blocks.map((block, index) => ({ _key: `block${index}`, ...block })),
  })
  return `/${name}`
}

/** A gallery of three pictures, named first to third. */
export async function gallery() {
  const lake = lakeClient('administrator')
  const pictures = await Promise.all(
    ['first', 'second', 'third'].map(async (name, index) => {
      const file = `scripts/seed-content/pictures/posts/post-0${index + 1}.webp`
      const { _id } = await lake.assets.upload('image', await readFile(file), { filename: `${name}.webp` })
      return {
        _key: name,
        _type: 'galleryPicture',
        asset: { _type: 'reference', _ref: _id },
        alt: english(`The ${name} drawing`),
      }
    }),
  )
  return { _type: 'galleryBlock', heading: english('Drawings'), columns: 3, pictures }
}

/** A film at a provider. */
export const film = { _type: 'videoBlock', url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }
