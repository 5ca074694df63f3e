import { VideoIcon } from '@sanity/icons/Video'
import { defineArrayMember, defineField } from 'sanity'
import { sectionHead } from '../fields/section-head.ts'
import { checkVideoUrl } from '../validation/addresses.ts'
import { urlRules } from '../validation/url-rules.ts'
import { checkVideoFile } from '../validation/videos.ts'
import { defineBlock, NOT_SHOWN } from './define-block.ts'

export const videoBlock = defineBlock({
  name: 'videoBlock',
  title: 'Video',
  icon: VideoIcon,
  description: 'A video with captions. YouTube and Vimeo are only contacted when a visitor presses play.',
  fields: [
    ...sectionHead(),
    defineField({
      name: 'file',
      title: 'File',
      type: 'file',
      description: 'An MP4 or WebM file. Leave empty to use YouTube or Vimeo.',
      options: { accept: 'video/mp4,video/webm' },
      validation: (rule) => [
        rule.custom(checkVideoFile),
        rule
          .custom((file, { parent }) =>
            file?.asset || (parent as { url?: string } | undefined)?.url ? true : NOT_SHOWN,
          )
          .warning(),
      ],
    }),
    defineField({
      name: 'url',
      title: 'YouTube or Vimeo URL',
      type: 'url',
      description:
        'Used if there’s no file. YouTube and Vimeo are only contacted when a visitor presses play.',
      hidden: ({ parent }) => Boolean((parent as { file?: { asset?: unknown } } | undefined)?.file?.asset),
      validation: (rule) => urlRules(rule, { check: checkVideoUrl }),
    }),
    defineField({
      name: 'poster',
      title: 'Poster image',
      type: 'figure',
      description: 'Shown before the video plays. 16:9.',
    }),
    defineField({
      name: 'captions',
      title: 'Captions',
      type: 'array',
      description: 'Captions in each language. For uploaded files.',
      of: [defineArrayMember({ type: 'captionTrack' })],
    }),
  ],
})
