import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Face, layOutText } from './lay-out-text.ts'

/** A font of characters of the same width. */
const face = (name: string, pattern: RegExp): Face => ({
  name,
  covers: (codePoint) => pattern.test(String.fromCodePoint(codePoint)),
  widthOf: (text) => Array.from(text).length,
})

const FACES = [
  face('latin', /[\x20-\x7E“”]/),
  face('arabic', /[\u0600-\u06FF]/),
  face('chinese', /[\p{Script=Han}，。（）]/u),
]

const layOut = (text: string, direction: 'ltr' | 'rtl' = 'ltr', width = 1_000) =>
  layOutText(text, { faces: FACES, width, direction })

/** Returns the runs of a text on one line, from left to right. */
const runsOf = (text: string, direction: 'ltr' | 'rtl' = 'ltr') =>
  layOut(text, direction)[0]?.runs.map((run) => run.text)

const textsOf = (text: string, width: number) =>
  layOut(text, 'ltr', width).map(({ runs }) => runs.map((run) => run.text).join(''))

describe('line breaks', () => {
  test('are at spaces, at demanded breaks, and within words that are too long', () => {
    expect(textsOf('Brass bookmark with a tassel', 10)).toEqual(['Brass', 'bookmark', 'with a', 'tassel'])
    expect(textsOf('one\ntwo', 10)).toEqual(['one', 'two'])
    expect(textsOf('to pi_3NaBcDeFgHi', 6)).toEqual(['to', 'pi_3Na', 'BcDeFg', 'Hi'])
  })

  test('are not in a text of exactly the width, whatever rounding does to it', () => {
    expect(textsOf('20,000.00 SAR', 13 - 1e-9)).toEqual(['20,000.00 SAR'])
  })

  test('are between Chinese characters, but not before punctuation', () => {
    expect(textsOf('素陶香薰扩散器，雪松木盖', 7)).toEqual(['素陶香薰扩散', '器，雪松木盖'])
  })
})

describe('the order of drawing', () => {
  test('mixes fonts from left to right', () => {
    expect(layOut('Lamp 壁纸 10')[0]?.runs.map((run) => [run.face.name, run.text])).toEqual([
      ['latin', 'Lamp '],
      ['chinese', '壁纸'],
      ['latin', ' 10'],
    ])
  })

  test('puts Arabic words at the right, in reading order for the shaper', () => {
    expect(runsOf('رقم 10203', 'rtl')).toEqual(['10203', ' ', 'رقم'])
    expect(runsOf('Order رقم الطلب here')?.filter((text) => text.trim() !== '')).toEqual([
      'Order ',
      'الطلب',
      'رقم',
      ' here',
    ])
  })

  test('mirrors brackets and keeps Latin names whole', () => {
    expect(runsOf('قبعة (كبير)', 'rtl')?.join('')).toBe('(كبير) قبعة')
    expect(runsOf('دبوس \u2068Meridian Ltd.\u2069', 'rtl')).toEqual(['Meridian Ltd.', ' ', 'دبوس'])
  })
})

test('emoji leave no boxes and no gaps', () => {
  expect(runsOf('Lamp 🛋️ “Nord” 👩‍💻')).toEqual(['Lamp “Nord”'])
})

test('every visible character is drawn once, whatever the text and the width', () => {
  const character = fc.constantFrom(...'ab1 ()-.', ...'رقمب،', '\u0651', ...'壁纸，', '\u2068', '\u2069', '𝔘')
  const mirrored = (text: string) =>
    Array.from(text.replace(/[\s\u2068\u2069]/g, ''), (one) => (one === ')' ? '(' : one)).sort()
  fc.assert(
    fc.property(
      fc.array(character, { maxLength: 30 }).map((all) => all.join('')),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom('ltr', 'rtl'),
      (text, width, direction) => {
        const lines = layOut(text, direction, width)
        const drawn = lines.flatMap(({ runs }) => runs.map((run) => run.text)).join('')
        expect(mirrored(drawn)).toEqual(mirrored(text))
      },
    ),
  )
})
