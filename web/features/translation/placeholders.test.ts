import { expect, test } from 'vitest'
import { success } from '#web/lib/result.ts'
import { fromXml, toXml, translateTagged } from './placeholders.ts'

test('placeholders become elements, and everything else is escaped', () => {
  expect(toXml('Q&A: 1 < 2, see <1>prices</1>')).toBe('Q&amp;A: 1 &lt; 2, see <g1>prices</g1>')
})

test.each(['Q&A <1>x</1> "quoted" 3 > 2', '&lt;1&gt;', 'plain'])('%s comes back as it was', (text) => {
  expect(fromXml(toXml(text))).toBe(text)
})

test('a translation keeps the placeholders', async () => {
  const answer = await translateTagged(['See <1>prices</1>'], async ([xml = '']) =>
    Promise.resolve(success([xml.replace('See', 'انظر')])),
  )
  expect(answer).toEqual(success(['انظر <1>prices</1>']))
})
