import { FolderIcon } from '@sanity/icons/Folder'
import { PlugIcon } from '@sanity/icons/Plug'
import { UsersIcon } from '@sanity/icons/Users'
import { defineType, type FieldDefinition } from 'sanity'
import { iconField } from '../fields/icon.ts'
import { localizedString } from '../fields/localized.ts'
import { BY_POSITION } from '../fields/orderings.ts'
import { positionField } from '../fields/position.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'

interface GroupOptions<Name extends string> {
  name: Name
  title: string
  icon: typeof FolderIcon
  description: string
  /** For the description of the title. */
  example: string
  fields?: FieldDefinition[]
}

/** Creates a document without a page of its own, under whose title other documents are listed. */
const defineGroup = <const Name extends string>({ example, fields = [], ...type }: GroupOptions<Name>) =>
  defineType({
    ...type,
    type: 'document',
    fields: [
      localizedString({
        name: 'title',
        title: 'Title',
        description: `A heading on the site, for example “${example}”.`,
        limit: { characters: 40, why: 'it’s used as a heading' },
      }),
      ...fields,
      positionField({ type: type.name }),
    ],
    orderings: [BY_POSITION],
    preview: {
      select: { title: 'title' },
      prepare: ({ title }: Record<string, unknown>) => ({
        title: englishText(title) ?? `${type.title} without a title`,
        subtitle: subtitle(languageGaps(title)),
        media: type.icon,
      }),
    },
  })

export const department = defineGroup({
  name: 'department',
  title: 'Department',
  icon: UsersIcon,
  description: 'A department of the company. Team members and jobs are listed under it.',
  example: 'Engineering',
})

export const faqCategory = defineGroup({
  name: 'faqCategory',
  title: 'Question category',
  icon: FolderIcon,
  description: 'A category of questions. A page can show one of them, or all.',
  example: 'Pricing',
})

export const integrationCategory = defineGroup({
  name: 'integrationCategory',
  title: 'Integration category',
  icon: PlugIcon,
  description: 'A category of integrations, the heading above their cards.',
  example: 'Monitoring',
  fields: [iconField({ description: 'Shown for its integrations that have no logo.' })],
})
