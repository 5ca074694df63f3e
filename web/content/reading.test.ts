import { beforeEach, describe, expect, test } from 'vitest'
import { openReadRegister, type Answer, type ReadRegister } from './read-register.ts'
import { missingTag, readKey, readTag, readThrough, type Ask } from './reading.ts'
import { decideExpiry } from './revalidation.ts'

const english = { query: 'title', params: { locale: 'en' } }
const arabic = { query: 'title', params: { locale: 'ar' } }
/** The tag of reads that found nothing where the document is looked for. */
const NOTHING_FOUND = missingTag('document')

const tagOf = (read: typeof english) => readTag(readKey(read))

/** A lake of one document whose title has two languages. */
class Lake {
  titles: Record<string, string> = { en: 'Security', ar: 'الأمن' }
  isDown = false
  questions = 0
  /** Runs while a question is on its way. */
  meanwhile = () => undefined as void

  ask: Ask = ({ params }): Promise<Answer> => {
    this.questions += 1
    if (this.isDown) return Promise.reject(new Error('unreachable'))
    const answer = { result: this.titles[String(params.locale)] ?? null, syncTags: ['document'] }
    this.meanwhile()
    return Promise.resolve(answer)
  }
}

let lake: Lake
let register: ReadRegister

beforeEach(() => {
  lake = new Lake()
  register = openReadRegister(':memory:')
})

describe('a read', () => {
  test('answers from the lake, with the tags that expire it', async () => {
    expect(await readThrough(english, lake.ask, register)).toEqual({
      result: 'Security',
      cacheTags: [tagOf(english), 'sanity:document'],
      isCopy: false,
    })
  })

  test('is answered with the last good copy while the lake is down', async () => {
    await readThrough(english, lake.ask, register)
    lake.isDown = true
    expect(await readThrough(english, lake.ask, register)).toMatchObject({ result: 'Security', isCopy: true })
  })

  test('fails when the lake is down and nothing was kept', async () => {
    lake.isDown = true
    await expect(readThrough(english, lake.ask, register)).rejects.toThrow('unreachable')
    await expect(readThrough(english, lake.ask, null)).rejects.toThrow('unreachable')
  })

  test('asks again when its content changes on the way', async () => {
    lake.meanwhile = () => {
      lake.meanwhile = () => undefined
      lake.titles.en = 'Cybersecurity'
      register.announce(['document'], Date.now())
    }
    expect(await readThrough(english, lake.ask, register)).toMatchObject({ result: 'Cybersecurity' })
  })

  test('does not ask for ever when its content never rests', async () => {
    lake.meanwhile = () => {
      register.announce(['document'], Date.now())
    }
    await readThrough(english, lake.ask, register)
    expect(lake.questions).toBe(3)
  })
})

describe('a publish', () => {
  beforeEach(async () => {
    await readThrough(english, lake.ask, register)
    await readThrough(arabic, lake.ask, register)
  })

  test('expires the reads whose answer it changed, and no other', async () => {
    lake.titles.ar = 'الأمن السيبراني'
    expect(await decideExpiry(['document'], lake.ask, register)).toEqual([tagOf(arabic), NOTHING_FOUND])
  })

  test('expires nothing when nothing that is shown has changed', async () => {
    expect(await decideExpiry(['document'], lake.ask, register)).toEqual([NOTHING_FOUND])
    lake.titles.en = 'Cybersecurity'
    expect(await decideExpiry(['another'], lake.ask, register)).not.toContain(tagOf(english))
  })

  test('expires a read only once', async () => {
    lake.titles.en = 'Cybersecurity'
    await decideExpiry(['document'], lake.ask, register)
    expect(await decideExpiry(['document'], lake.ask, register)).toEqual([NOTHING_FOUND])
  })

  test('does not ask again for an answer as long as a large catalogue, and expires it', async () => {
    lake.titles.en = 'Security '.repeat(100_000)
    await readThrough(english, lake.ask, register)
    lake.questions = 0
    expect(await decideExpiry(['document'], lake.ask, register)).toEqual([tagOf(english), NOTHING_FOUND])
    expect(lake.questions).toBe(1)
  })

  test('expires all reads concerned when the lake cannot be asked, and they answer with their copies', async () => {
    lake.isDown = true
    const expired = await decideExpiry(['document'], lake.ask, register)
    expect(new Set(expired)).toEqual(new Set([tagOf(english), tagOf(arabic), NOTHING_FOUND]))
    expect(await readThrough(english, lake.ask, register)).toMatchObject({ result: 'Security', isCopy: true })
  })

  test('expires other pages of a read that one page has already read anew', async () => {
    lake.titles.en = 'Cybersecurity'
    await readThrough(english, lake.ask, register)
    expect(await decideExpiry(['document'], lake.ask, register)).toContain(tagOf(english))
  })

  test('leaves word of what has expired for the next start', async () => {
    lake.titles.en = 'Cybersecurity'
    await decideExpiry(['document'], lake.ask, register)
    expect(register.expired()).toContain(tagOf(english))
    expect(register.expired()).not.toContain(tagOf(arabic))
  })

  test('of what was looked for in vain expires the gap, which is not kept', async () => {
    const missing = { query: 'title', params: { locale: 'fr' } }
    const { cacheTags } = await readThrough(missing, lake.ask, register)
    expect(cacheTags).toContain(NOTHING_FOUND)
    expect(register.recall(readKey(missing))).toBeUndefined()
  })

  test('that takes a document away expires what showed it, and forgets it', async () => {
    delete lake.titles.ar
    expect(await decideExpiry(['document'], lake.ask, register)).toContain(tagOf(arabic))
    expect(register.recall(readKey(arabic))).toBeUndefined()
  })

  test('expires the tags themselves where nothing can be kept', async () => {
    expect(await decideExpiry(['document'], lake.ask, null)).toEqual(['sanity:document'])
  })
})
