/** The uploaded files, one per SHA-1, shared by all datasets of a data folder. */

import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, rmSync } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { apiError } from '../errors.ts'

/** A received body without a name: `keep` it under its hash or `discard` it. */
export interface IncomingFile {
  path: string
  sha1: string
  size: number
}

export class Originals {
  readonly folder: string

  constructor(dataDirectory: string) {
    this.folder = join(dataDirectory, 'assets', 'originals')
  }

  /** Returns the path for a hash, whether or not the file exists. */
  pathOf(sha1: string): string {
    return join(this.folder, sha1.slice(0, 2), sha1)
  }

  /** Streams a body to disk and fsyncs it. Throws a 413 beyond `limit` bytes, a 400 for an empty or broken body. */
  async receive(body: Readable, limit: number): Promise<IncomingFile> {
    const path = join(this.folder, 'incoming', randomUUID())
    const hash = createHash('sha1')
    let size = 0
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length
        hash.update(chunk)
        done(size > limit ? tooLarge(limit) : null, chunk)
      },
    })
    try {
      await mkdir(dirname(path), { recursive: true })
      await pipeline(body, measure, createWriteStream(path, { flush: true }))
      if (size === 0) throw apiError(400, 'Bad Request', 'Request body is empty')
      return { path, sha1: hash.digest('hex'), size }
    } catch (error) {
      await this.discard({ path })
      throw error
    }
  }

  /** Moves the file to its name. The file and its folder are on disk when this resolves. */
  async keep({ path, sha1 }: IncomingFile): Promise<void> {
    const target = this.pathOf(sha1)
    await mkdir(dirname(target), { recursive: true })
    await rename(path, target)
    for (const folder of [dirname(target), this.folder]) await syncFolder(folder)
  }

  /** Deletes an unnamed file. If the disk refuses now, the next start deletes it. */
  async discard({ path }: Pick<IncomingFile, 'path'>): Promise<void> {
    await rm(path, { force: true }).catch(() => undefined)
  }

  async has(sha1: string): Promise<boolean> {
    return access(this.pathOf(sha1)).then(
      () => true,
      () => false,
    )
  }

  read(sha1: string, range?: { start: number; end: number }): Readable {
    return createReadStream(this.pathOf(sha1), range)
  }

  async remove(sha1: string): Promise<void> {
    await rm(this.pathOf(sha1), { force: true })
  }

  /** Deletes incomplete uploads of a crash; to be called before the first upload. */
  discardIncomplete(): void {
    rmSync(join(this.folder, 'incoming'), { recursive: true, force: true })
  }

  /** Returns every stored hash. */
  async *list(): AsyncGenerator<string> {
    const folders = await readdir(this.folder).catch(() => [])
    for (const folder of folders) if (folder !== 'incoming') yield* await readdir(join(this.folder, folder))
  }
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path)
  await handle.sync()
  await handle.close()
}

function tooLarge(limit: number): Error {
  const megabytes = Math.floor(limit / 1024 / 1024)
  return apiError(413, 'Payload Too Large', `The file is larger than ${megabytes} MB`)
}
