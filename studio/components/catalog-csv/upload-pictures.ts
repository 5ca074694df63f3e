import type { SanityClient } from 'sanity'
import { retryWhenLimited } from '#schemas/shared/rate-limit.ts'
import { writeErrorOf } from '../write-error.ts'
import { findPictureError, type PictureSource } from './pictures.ts'

/** Uploads at the same time. */
const PARALLEL = 3

const DOWNLOAD_MS = 30_000

/** Ids of uploaded pictures, and why others could not be uploaded, by name. */
export interface Uploads {
  assets: ReadonlyMap<string, string>
  errors: ReadonlyMap<string, string>
}

/**
 * Uploads pictures that were not uploaded before; the same picture twice is one in the lake.
 *
 * @param known ids of pictures uploaded earlier, by name
 * @param onProgress receives the numbers of finished and of all pictures to upload
 */
export async function uploadPictures(
  client: Pick<SanityClient, 'assets'>,
  sources: readonly PictureSource[],
  known: ReadonlyMap<string, string>,
  onProgress: (done: number, all: number) => void,
): Promise<Uploads> {
  const assets = new Map(known)
  const errors = new Map<string, string>()
  const waiting = [...new Map(sources.map((source) => [source.name, source])).values()].filter(
    ({ name }) => !known.has(name),
  )
  const queue = waiting.values()
  let done = 0
  async function work() {
    for (const source of queue) {
      const uploaded = await uploadPicture(client, source)
      if ('error' in uploaded) errors.set(source.name, uploaded.error)
      else assets.set(source.name, uploaded.id)
      done += 1
      onProgress(done, waiting.length)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  return { assets, errors }
}

type Uploaded = { id: string } | { error: string }

async function uploadPicture(client: Pick<SanityClient, 'assets'>, source: PictureSource): Promise<Uploaded> {
  const read =
    'file' in source ? { blob: source.file, filename: source.file.name } : await download(source.url)
  if ('error' in read) return read
  try {
    const { _id: id } = await retryWhenLimited(() =>
      client.assets.upload('image', read.blob, { filename: read.filename }),
    )
    return { id }
  } catch (error) {
    return writeErrorOf(error) === 'forbidden'
      ? { error: 'couldn’t be uploaded: your role can’t add pictures.' }
      : { error: 'couldn’t be uploaded. Check that it is a picture, and your connection.' }
  }
}

/** Downloads a picture. Browsers read only from servers that allow it. */
async function download(url: string): Promise<{ blob: Blob; filename: string } | { error: string }> {
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(DOWNLOAD_MS),
    })
    if (!response.ok) return { error: `couldn’t be downloaded: its server answered ${response.status}.` }
    const blob = await response.blob()
    const error = findPictureError(blob)
    return error ? { error } : { blob, filename: fileNameOf(url) }
  } catch {
    return {
      error:
        'couldn’t be downloaded: its server doesn’t answer, or doesn’t let Studio read it. Save it, and choose the file.',
    }
  }
}

const fileNameOf = (url: string): string => new URL(url).pathname.split('/').at(-1) || 'picture'
