import { access, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { openTestLake } from './support/open-lake.ts'

const lake = await openTestLake()
afterAll(() => lake.close())

const picture = (background: string, width = 80, height = 40) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

const statusOf = async (promise: Promise<unknown>) =>
  promise.then(
    () => 200,
    (error: { statusCode?: number }) => error.statusCode,
  )

test('an image uploaded by the client becomes the same document as on the hosted API, once', async () => {
  const client = lake.client({ token: lake.tokens['editor'] })
  const bytes = await picture('#204060')
  const options = {
    filename: 'sea.png',
    title: 'Sea',
    creditLine: 'Meridian',
    source: { id: 'x', name: 'studio' },
  }
  const document = await client.assets.upload('image', bytes, options)
  expect(document).toMatchObject({
    _type: 'sanity.imageAsset',
    extension: 'png',
    mimeType: 'image/png',
    originalFilename: 'sea.png',
    size: bytes.length,
    title: 'Sea',
    creditLine: 'Meridian',
    source: { id: 'x', name: 'studio' },
    metadata: { dimensions: { width: 80, height: 40 }, isOpaque: true, palette: { dominant: {} } },
  })
  expect(document._id).toBe(`image-${document.sha1hash}-80x40-png`)
  expect(document.url).toBe(`${lake.url}/images/meridian/production/${document.sha1hash}-80x40.png`)
  const again = await client.assets.upload('image', bytes, { filename: 'other.png' })
  expect(again).toEqual(document)
  expect(await client.getDocument(document._id)).toEqual(document)
})

test('an image has the ThumbHash that its upload asks for, and no other has one', async () => {
  const client = lake.client({ token: lake.tokens['editor'] })
  const plain = await client.assets.upload('image', await picture('#602040'))
  expect(plain.metadata).not.toHaveProperty('thumbHash')
  const hashed = await client.assets.upload('image', await picture('#406020'), { extract: ['thumbhash'] })
  expect(hashed.metadata).toMatchObject({ thumbHash: expect.stringMatching(/^[\w+/]{20,}=*$/) as string })
})

test('the public URL serves any size in the best format the browser accepts', async () => {
  const { url } = await lake.client().assets.upload('image', await picture('#602040'))
  const get = (query: string, accept = '*/*') => fetch(`${url}?${query}`, { headers: { accept } })

  const small = await get('w=20&auto=format', 'image/avif,image/webp,*/*')
  expect(small.headers.get('content-type')).toBe('image/avif')
  expect(small.headers.get('vary')).toContain('Accept')
  expect(small.headers.get('cache-control')).toContain('immutable')
  const metadata = await sharp(await small.arrayBuffer()).metadata()
  expect([metadata.width, metadata.height]).toEqual([20, 10])
  expect((await get('w=20&auto=format', 'image/webp,*/*')).headers.get('content-type')).toBe('image/webp')
  expect((await get('w=20&auto=format')).headers.get('content-type')).toBe('image/png')

  const etag = small.headers.get('etag') ?? ''
  const cached = await fetch(`${url}?w=20&auto=format`, {
    headers: { accept: 'image/avif', 'if-none-match': etag },
  })
  expect(cached.status).toBe(304)
  const refused = await get('w=tall')
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { statusCode: 400, error: 'Bad Request' },
  ])
})

test('an SVG is served unchanged and cannot run scripts', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><rect width="9" height="9"/></svg>'
  const document = await lake.client().assets.upload('image', Buffer.from(svg), { filename: 'mark.svg' })
  expect(document._id).toMatch(/-9x9-svg$/)
  const response = await fetch(`${document.url}?w=200&auto=format`)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  expect(await response.text()).toBe(svg)
  expect((await fetch(`${document.url}?fm=png`)).headers.get('content-type')).toBe('image/png')
})

test('a file keeps its bytes, has its name on download, and supports ranges', async () => {
  const document = await lake.client().assets.upload('file', Buffer.from('0123456789'), {
    filename: 'Über uns.txt',
    contentType: 'text/plain',
  })
  expect(document).toMatchObject({ _type: 'sanity.fileAsset', mimeType: 'text/plain', extension: 'txt' })
  expect(document._id).toBe(`file-${document.sha1hash}-txt`)
  const download = await fetch(`${document.url}?dl=`)
  expect(await download.text()).toBe('0123456789')
  expect(download.headers.get('content-disposition')).toContain("filename*=UTF-8''%C3%9Cber%20uns.txt")
  await lake.client().patch(document._id).set({ originalFilename: 'half \ud83d.txt' }).commit()
  const half = await fetch(`${document.url}?dl=`)
  expect(half.headers.get('content-disposition')).toContain("filename*=UTF-8''half%20%EF%BF%BD.txt")
  const part = await fetch(document.url, { headers: { range: 'bytes=2-4' } })
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
    206,
    '234',
    'bytes 2-4/10',
  ])
})

test('invalid uploads are rejected in the format of the API', async () => {
  const client = lake.client()
  expect(await statusOf(client.assets.upload('image', Buffer.from('no image')))).toBe(400)
  expect(await statusOf(lake.client({ token: undefined }).assets.upload('file', Buffer.from('x')))).toBe(401)
  expect(
    await statusOf(lake.client({ token: lake.tokens['viewer'] }).assets.upload('file', Buffer.from('x'))),
  ).toBe(403)
  expect(await statusOf(lake.client({ dataset: 'nowhere' }).assets.upload('file', Buffer.from('x')))).toBe(
    404,
  )
  const empty = await lake.fetch('/v1/assets/files/production', {
    method: 'POST',
    headers: { 'x-sanity-project-id': 'meridian' },
  })
  expect(empty.status).toBe(400)
})

test('paths outside the assets and assets of other datasets are not found', async () => {
  const { sha1hash } = await lake.client().assets.upload('file', Buffer.from('secret'), { filename: 'a.txt' })
  for (const path of [
    'files/meridian/production/..%2F..%2Flake.sqlite',
    'files/meridian/production/%2e%2e%2flake.sqlite',
    'files/meridian/production/tokens.json',
    `files/meridian/elsewhere/${sha1hash}.txt`,
    `files/meridian/production/${sha1hash}.exe`,
    `images/meridian/production/${sha1hash}-1x1.png`,
    `images/meridian/production/${'0'.repeat(40)}-1x1.png`,
  ]) {
    expect([path, (await fetch(`${lake.url}/${path}`)).status]).toEqual([path, 404])
  }
})

test('files are deleted with the last document that uses them', async () => {
  await lake.createDataset('copy')
  const bytes = Buffer.from('shared bytes')
  const here = await lake.client().assets.upload('file', bytes)
  const there = await lake.client({ dataset: 'copy' }).assets.upload('file', bytes)
  const path = join(lake.directory, 'assets', 'originals', here.sha1hash.slice(0, 2), here.sha1hash)
  await lake.client().delete(here._id)
  expect((await fetch(here.url)).status).toBe(404)
  expect(await (await fetch(there.url)).text()).toBe('shared bytes')
  await lake.client({ dataset: 'copy' }).delete(there._id)
  await vi.waitUntil(
    () =>
      access(path).then(
        () => false,
        () => true,
      ),
    { timeout: 10_000 },
  )
})

test('an image whose file was removed from the data folder is not found, in any size', async () => {
  const { url, sha1hash } = await lake.client().assets.upload('image', await picture('#654321'))
  await rm(join(lake.directory, 'assets', 'originals', sha1hash.slice(0, 2), sha1hash))
  expect((await fetch(url)).status).toBe(404)
  expect((await fetch(`${url}?w=20`)).status).toBe(404)
})

test('forty sizes requested at once are all rendered', async () => {
  const { url } = await lake.client().assets.upload('image', await picture('#123456', 900, 600))
  const widths = Array.from({ length: 40 }, (_, index) => 20 + (index % 20))
  const responses = await Promise.all(
    widths.map(async (width) =>
      sharp(await (await fetch(`${url}?w=${width}&fm=webp`)).arrayBuffer()).metadata(),
    ),
  )
  expect(responses.map(({ width }) => width)).toEqual(widths)
})
