import { CommentIcon } from '@sanity/icons/Comment'
import { defineField, defineType } from 'sanity'
import { findLocale, LOCALES } from '../shared/locales.ts'

export const captionTrack = defineType({
  name: 'captionTrack',
  title: 'Captions',
  type: 'object',
  icon: CommentIcon,
  description: 'The video’s captions in one language.',
  fields: [
    defineField({
      name: 'language',
      title: 'Language',
      type: 'string',
      description: 'The language of the captions.',
      options: { list: LOCALES.map(({ id, name }) => ({ title: name, value: id })) },
      validation: (rule) => rule.required().error('Choose the language of the captions.'),
    }),
    defineField({
      name: 'file',
      title: 'File',
      type: 'file',
      description: 'A WebVTT (.vtt) file.',
      options: { accept: '.vtt,text/vtt' },
      validation: (rule) => rule.assetRequired().error('Upload the captions as a .vtt file.'),
    }),
  ],
  preview: {
    select: { language: 'language', fileName: 'file.asset.originalFilename' },
    prepare: ({ language, fileName }: { language?: string; fileName?: string }) => ({
      title: findLocale(language)?.name ?? 'Captions without a language',
      subtitle: fileName,
    }),
  },
})
