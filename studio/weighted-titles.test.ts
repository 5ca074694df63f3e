import { defineField, defineType } from 'sanity'
import { expect, test, vi } from 'vitest'
import { weightTitle } from './weighted-titles.ts'

const localizedTitle = defineField({ name: 'title', type: 'internationalizedArrayString' as 'string' })
const typeWith = (select: Record<string, string>, prepare: (selection: Record<string, unknown>) => object) =>
  defineType({ name: 'guide', type: 'document', fields: [localizedTitle], preview: { select, prepare } })

/** What Studio reads for a name in two languages, Chinese first. */
const selected = {
  title: '灯',
  nameValue0: '灯',
  nameLanguage0: 'zh',
  nameValue1: 'Lamp',
  nameLanguage1: 'en',
}
const names = [
  { language: 'zh', value: '灯' },
  { language: 'en', value: 'Lamp' },
]

test.each(['title', 'name'])('the name weighs most, and the preview still gets it as “%s”', (key) => {
  const prepared = vi.fn((_: Record<string, unknown>) => ({ title: 'Lamp' }))
  const type = weightTitle(typeWith({ [key]: 'title', slug: 'slug.current' }, prepared))
  expect(type.preview?.select).toMatchObject({ title: 'title.0.value', slug: 'slug.current' })
  expect(Object.values(type.preview?.select ?? {})).not.toContain('title')
  expect(type.preview?.prepare?.({ ...selected, slug: 'lamp' })).toEqual({ title: 'Lamp' })
  expect(prepared.mock.lastCall?.[0]).toMatchObject({ [key]: names, slug: 'lamp' })
})

test('types without a localized name stay as they are', () => {
  const type = typeWith({ title: 'number' }, () => ({ title: '1' }))
  expect(weightTitle(type)).toBe(type)
})
