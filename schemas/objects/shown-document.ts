import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { defineField, defineType } from 'sanity'
import { englishText, subtitle } from '../preview/localized.ts'
import { documentReference } from '../fields/document-reference.ts'
import type { Localized } from '../validation/localized.ts'

/** A document that a page shows in place of blocks, in a layout of the page's choice. */
export const shownDocument = defineType({
  name: 'shownDocument',
  title: 'Shown document',
  type: 'object',
  icon: DocumentTextIcon,
  description: 'A document with an address of its own, and how it is laid out here.',
  fields: [
    documentReference({
      name: 'document',
      title: 'Document',
      description: 'Search by name. Search engines are told its own address.',
      without: ['page'],
    }),
    defineField({
      name: 'layout',
      title: 'Layout',
      type: 'string',
      description: 'Articles and case studies have two layouts. Empty: the one the document itself names.',
      options: {
        list: [
          { title: 'Article: standard', value: 'standard' },
          { title: 'Article: wide', value: 'wide' },
          { title: 'Case study: editorial', value: 'editorial' },
          { title: 'Case study: overview', value: 'overview' },
        ],
      },
    }),
  ],
  preview: {
    select: { title: 'document.title', layout: 'layout' },
    prepare: ({ title, layout }: { title?: Localized; layout?: string }) => ({
      title: englishText(title) ?? 'No document chosen',
      subtitle: subtitle(layout),
    }),
  },
})
