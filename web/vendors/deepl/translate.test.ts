import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failure, success } from '#web/lib/result.ts'
import { canTranslate, translateTexts } from './translate.ts'

const settings: Partial<Record<string, string>> = vi.hoisted(() => ({
  DEEPL_API_KEY: 'key',
  DEEPL_API_HOST: '',
}))
vi.mock('#web/env.ts', () => ({ environment: () => settings }))

interface Asked {
  text: string[]
  target_lang: string
  source_lang: string
}

let service: Server
let asked: Asked[]
let status: number

beforeEach(async () => {
  asked = []
  status = 200
  service = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      const isKnown =
        request.headers.authorization === 'DeepL-Auth-Key key' && request.url === '/v2/translate'
      const wanted = JSON.parse(body) as Asked
      asked.push(wanted)
      response.statusCode = isKnown ? status : 403
      response.end(JSON.stringify({ translations: wanted.text.map((text) => ({ text: `[${text}]` })) }))
    })
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  settings['DEEPL_API_HOST'] = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  settings['DEEPL_API_KEY'] = 'key'
})

// Tests share a process, and another one lists its open sockets.
afterEach(async () => {
  service.closeAllConnections()
  await new Promise((resolve) => service.close(resolve))
})

test('texts are translated fifty at a time, in their order', async () => {
  const texts = Array.from({ length: 60 }, (_, index) => `text ${index}`)
  expect(await translateTexts(texts, 'zh')).toEqual(success(texts.map((text) => `[${text}]`)))
  expect(asked.map(({ text }) => text.length)).toEqual([50, 10])
  expect(asked[0]).toMatchObject({ source_lang: 'EN', target_lang: 'ZH-HANS' })
})

test('no request is larger than 128 KiB', async () => {
  const texts = Array.from({ length: 40 }, (_, index) => `“${index}”\n`.repeat(1_000))
  expect(await translateTexts(texts, 'ar')).toEqual(success(texts.map((text) => `[${text}]`)))
  expect(asked.length).toBeGreaterThan(1)
  for (const request of asked) expect(Buffer.byteLength(JSON.stringify(request))).toBeLessThan(131_072)
})

test('a wrong key, a used-up quota and a broken service are told apart', async () => {
  settings['DEEPL_API_KEY'] = 'other'
  expect(await translateTexts(['a'], 'ar')).toEqual(failure('refused'))
  settings['DEEPL_API_KEY'] = 'key'
  status = 456
  expect(await translateTexts(['a'], 'ar')).toEqual(failure('refused'))
  status = 500
  expect(await translateTexts(['a'], 'ar')).toEqual(failure('unavailable'))
})

test('without a key nothing is asked', async () => {
  delete settings['DEEPL_API_KEY']
  expect(canTranslate()).toBe(false)
  expect(await translateTexts(['a'], 'ar')).toEqual(failure('off'))
  expect(asked).toEqual([])
})
