import { expect, test } from 'vitest'
import { evaluateGroq } from '../../tests/evaluate-groq.ts'
import { WITH_GAPS } from './translations.ts'

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
  expect(await evaluateGroq(`*[${WITH_GAPS}]._id`, { dataset })).toEqual(['never-written', 'emptied'])
})
