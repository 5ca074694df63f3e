import { readFile } from 'node:fs/promises'
import type { Content } from './content.ts'
import { lakeClient, publishedContent } from './lake.ts'
import { english, type LocaleId } from './languages.ts'
import { unique } from './unique.ts'

/** Publishes a page of blocks for the duration of a test; returns its path without the language. */
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

/** Returns a gallery of three images, named first to third. */
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

/** A video of a provider. */
export const film = { _type: 'videoBlock', url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }

/** Returns a video of the site with captions in each language. */
export async function ownFilm(said: Record<LocaleId, string>) {
  const lake = lakeClient('administrator')
  const keep = async (content: Buffer, filename: string, contentType: string) => {
    const { _id } = await lake.assets.upload('file', content, { filename, contentType })
    return { _type: 'file', asset: { _type: 'reference', _ref: _id } }
  }
  const captions = Object.entries(said).map(async ([language, words]) => {
    const text = Buffer.from(`WEBVTT\n\n00:00.000 --> 01:00.000\n${words}\n`)
    return {
      _key: language,
      _type: 'captionTrack',
      language,
      file: await keep(text, `${language}.vtt`, 'text/vtt'),
    }
  })
  const film = await readFile(new URL('moving-bar.webm', import.meta.url))
  return {
    _type: 'videoBlock',
    heading: english('A bar moves'),
    file: await keep(film, 'moving-bar.webm', 'video/webm'),
    captions: await Promise.all(captions),
  }
}

/**
 * Returns the fewest pages that contain every kind of block, with the kinds of their blocks. Of the pages of `publishPage` only the one at
 * `ownPath` is among them: other tests delete theirs meanwhile.
 */
export async function pagesOfEveryBlock(ownPath = ''): Promise<{ path: string; kinds: string[] }[]> {
  const pages = await publishedContent().fetch<{ path: string; kinds: string[] }[]>(
    `*[_type == "page" && defined(path.current) && (path.current == $ownPath || !string::startsWith(_id, "page-blocks-"))] | order(count(blocks) desc) {
      "path": path.current, "kinds": array::unique(coalesce(blocks[hidden != true]._type, []))
    }`,
    { ownPath },
  )
  const seen = new Set<string>()
  return pages.filter(({ kinds }) => {
    const isNew = kinds.some((kind) => !seen.has(kind))
    for (const kind of kinds) seen.add(kind)
    return isNew
  })
}
