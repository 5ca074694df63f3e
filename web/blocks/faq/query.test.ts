import { expect, test } from 'vitest'
import { evaluateGroq } from '../../../tests/evaluate-groq.ts'
import { paragraphOf } from '../sample-results.ts'
import { faqFields, faqSchema } from './query.ts'

const localizedText = (value: unknown) => [{ language: 'en', value }]
const question = (_id: string, category: unknown) => ({
  _id,
  _type: 'faq',
  question: localizedText(_id),
  answer: localizedText(paragraphOf('Yes.')),
  category,
  order: 10,
})
const dataset = [
  { _id: 'prices', _type: 'faqCategory', title: localizedText('Prices'), order: 10 },
  { _id: 'security', _type: 'faqCategory', title: localizedText('Security'), order: 20 },
  question('cost', { _ref: 'prices' }),
  question('backups', { _ref: 'security' }),
  // Before the migration `choices-to-documents`.
  question('old', 'pricing'),
]

/** Returns a block with the given fields as the site reads it. */
async function read(fields: object) {
  const page = { _id: 'page', blocks: [{ _type: 'faqBlock', ...fields }] }
  const query = `*[_id == "page"][0].blocks[] { "type": _type, "key": "faq", ${faqFields} }`
  const [block] = (await evaluateGroq(query, {
    dataset: [...dataset, page],
    params: { locale: 'en' },
  })) as unknown[]
  const { grouped, faqs } = faqSchema.parse(block)
  return { grouped, faqs: faqs.map(({ id, category }) => [id, category?.title]) }
}

test('a block shows the questions of its category, without its heading', async () => {
  expect(await read({ category: { _ref: 'security' } })).toEqual({
    grouped: false,
    faqs: [['backups', 'Security']],
  })
})

test('without a category, or with one of the old model, it shows all questions by category', async () => {
  const all = [
    ['backups', 'Security'],
    ['cost', 'Prices'],
    ['old', undefined],
  ]
  expect(await read({})).toEqual({ grouped: true, faqs: all })
  expect(await read({ category: 'pricing' })).toEqual({ grouped: true, faqs: all })
})
