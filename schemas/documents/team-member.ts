import { UserIcon } from '@sanity/icons/User'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { localizedString, localizedText } from '../fields/localized.ts'
import { BY_POSITION } from '../fields/orderings.ts'
import { positionField } from '../fields/position.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import { pictureOr } from '../preview/picture.ts'
import { LANGUAGE_CODES, languageName } from '../shared/languages.ts'
import { checkListedChoices, withoutListCheck } from '../validation/listed-choices.ts'

export const teamMember = defineType({
  name: 'teamMember',
  title: 'Team member',
  type: 'document',
  icon: UserIcon,
  description: 'A team member, shown in team blocks by department.',
  fields: [
    localizedString({
      name: 'name',
      title: 'Name',
      description: 'How the name is written in each language.',
    }),
    localizedString({
      name: 'role',
      title: 'Role',
      description: 'Their job title.',
      limit: { characters: 40, why: 'it has to fit on one line' },
    }),
    defineField({
      name: 'department',
      title: 'Department',
      type: 'reference',
      description: 'Their group on the team page.',
      to: [{ type: 'department' }],
      validation: (rule) => rule.required().error('Choose a department.'),
    }),
    localizedText({
      name: 'biography',
      title: 'Biography',
      description: 'Two sentences on their experience and what clients come to them for.',
      limit: { characters: 240, why: 'items in a row should have the same height' },
    }),
    defineField({
      name: 'portrait',
      title: 'Portrait',
      type: 'figure',
      description: 'A square drawing, not a photo.',
    }),
    defineField({
      name: 'languages',
      title: 'Languages',
      type: 'array',
      description: 'Languages they speak with clients.',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: LANGUAGE_CODES.map((code) => ({ value: code, title: languageName(code) })) },
      validation: (listRule) =>
        withoutListCheck(listRule).custom<unknown[]>(checkListedChoices(LANGUAGE_CODES)),
    }),
    positionField({ type: 'teamMember', description: 'Order within the department.' }),
  ],
  orderings: [BY_POSITION],
  preview: {
    select: { name: 'name', role: 'role', biography: 'biography', portrait: 'portrait' },
    prepare: ({ name, role, biography, portrait }: Record<string, unknown>) => ({
      title: englishText(name) ?? 'Unnamed team member',
      subtitle: subtitle(languageGaps(name, biography), englishText(role)),
      media: pictureOr(portrait, UserIcon),
    }),
  },
})
