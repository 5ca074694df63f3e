import { defineArrayMember, defineField } from 'sanity'
import type { SluggedType } from '../shared/routes.ts'
import { localizedString, localizedText } from './localized.ts'
import { routedFields } from './routed.ts'

interface TextOptions {
  description: string
  limit: { characters: number; why: string }
}

/** Returns the tabs of a document that appears in lists and has its own page. */
export const listedPageGroups = (listTitle = 'In lists') => [
  { name: 'card', title: listTitle, default: true },
  { name: 'page', title: 'Page' },
  { name: 'search', title: 'Search and sharing' },
]

/** Creates the title and the address. */
export const titleFields = (type: SluggedType, options: TextOptions) => [
  localizedString({ name: 'title', title: 'Title', group: 'card', ...options }),
  ...routedFields({ type, group: 'card' }),
]

/** Creates the summary shown in lists. */
export const summaryField = (options: TextOptions) =>
  localizedText({ name: 'summary', title: 'Summary', group: 'card', ...options })

/** Creates the sector of a client. */
export const sectorField = (description: string, why: string) =>
  localizedString({
    name: 'sector',
    title: 'Sector',
    description,
    limit: { characters: 28, why },
    group: 'card',
  })

/** Creates the image at the top of the page. */
export const coverField = () =>
  defineField({
    name: 'cover',
    title: 'Cover',
    type: 'figure',
    description: 'The image in lists and at the top of the page. 16:10, at least 1600 pixels wide.',
    group: 'card',
  })

/** Creates a list of short points. */
export const pointsField = (field: { name: string; title: string; description: string }) =>
  defineField({
    ...field,
    type: 'array',
    group: 'page',
    of: [defineArrayMember({ type: 'checklistItem' })],
    validation: (rule) => rule.max(6).warning('Use up to six points; people rarely read more.'),
  })
