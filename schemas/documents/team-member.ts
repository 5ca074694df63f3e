import { UserIcon } from '@sanity/icons/User'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { localizedString, localizedText } from '../fields/localized.ts'
import { positionField, positionOrderings } from '../fields/position.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import { DEPARTMENTS, SPOKEN_LANGUAGES } from '../shared/departments.ts'
import type { Localized } from '../validation/localized.ts'

/** A colleague, as the team block shows them. */
export const teamMember = defineType({
  name: 'teamMember',
  title: 'Team member',
  type: 'document',
  icon: UserIcon,
  description: 'A colleague. Team blocks show them, grouped by department.',
  fields: [
    localizedString({ name: 'name', title: 'Name', description: 'As written in each language.' }),
    localizedString({
      name: 'role',
      title: 'Role',
      description: 'What they do here.',
      limit: { characters: 40, why: 'it stands under the name in one line' },
    }),
    defineField({
      name: 'department',
      title: 'Department',
      type: 'string',
      description: 'Where they stand on the team page.',
      options: { list: DEPARTMENTS.map(({ id, title }) => ({ title, value: id })) },
      validation: (rule) => rule.required().error('Choose a department.'),
    }),
    localizedText({
      name: 'biography',
      title: 'Biography',
      description: 'Two sentences: what they have done, and what clients come to them for.',
      limit: { characters: 240, why: 'entries of one row should be of one height' },
    }),
    defineField({
      name: 'portrait',
      title: 'Portrait',
      type: 'figure',
      description: 'A drawing, not a photograph. Square.',
    }),
    defineField({
      name: 'languages',
      title: 'Languages',
      type: 'array',
      description: 'In which languages clients may talk with them.',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: SPOKEN_LANGUAGES.map(({ id, title }) => ({ title, value: id })), layout: 'grid' },
    }),
    positionField({ description: 'Within the department, from the smallest number to the largest.' }),
  ],
  orderings: positionOrderings,
  preview: {
    select: { name: 'name', role: 'role', biography: 'biography', portrait: 'portrait' },
    prepare: ({ name, role, biography, portrait }: Record<string, unknown>) => ({
      title: englishText(name as Localized) ?? 'Colleague without a name',
      subtitle: subtitle(
        languageGaps(name as Localized, biography as Localized),
        englishText(role as Localized),
      ),
      media: (portrait as never) ?? UserIcon,
    }),
  },
})
