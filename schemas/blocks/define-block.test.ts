import { expect, test } from 'vitest'
import { heroBlock as hero } from './hero.ts'

const prepare = hero.preview?.prepare as (selection: object) => { title?: string; subtitle?: string }

test('a block is listed with its choice in the words of the form', () => {
  expect(prepare({ detail: 'centred' })).toMatchObject({ title: 'Hero', subtitle: 'Centred' })
  const heading = ['zh', 'en', 'ar'].map((language) => ({ language, value: 'Open day' }))
  expect(prepare({ heading, detail: 'globe', hidden: true })).toMatchObject({
    title: 'Open day',
    subtitle: 'Hero · Globe · Hidden',
  })
})
