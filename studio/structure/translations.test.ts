import * as groq from 'groq-js'
import { expect, test } from 'vitest'
import { WITH_GAPS } from './translations.ts'

/** The package's own types are not found by the compiler; this is the part used here. */
interface Groq {
  parse: (query: string) => object
  evaluate: (tree: object, context: object) => Promise<{ get(): Promise<unknown> }>
}

const { parse, evaluate } = groq as unknown as Groq

const group = (_id: string, ...entries: object[]) => ({ _id, _type: 'translation', entries })
const WHOLE = { zh: '发送', en: 'Send', ar: 'أرسل' }

test('groups without a translation are listed, whether it was emptied or never written', async () => {
  const dataset = [
    group('whole', WHOLE, WHOLE),
    group('never-written', WHOLE, { zh: '发送', en: 'Send' }),
    group('emptied', { ...WHOLE, zh: '' }),
    group('without-texts'),
    { _id: 'page', _type: 'page', entries: [{ en: 'Send' }] },
  ]
  const result = await evaluate(parse(`*[${WITH_GAPS}]._id`), { dataset })
  expect(await result.get()).toEqual(['never-written', 'emptied'])
})
