import { VideoIcon } from '@sanity/icons/Video'
import { defineArrayMember, defineField } from 'sanity'
import { sectionHead } from '../fields/section-head.ts'
import { checkVideoUrl } from '../validation/video.ts'
import { defineBlock } from './define-block.ts'

/** A film: a file of our own, or one at YouTube or Vimeo. */
export const videoBlock = defineBlock({
  name: 'videoBlock',
  title: 'Video',
  icon: VideoIcon,
  description: 'A film with captions. One at YouTube or Vimeo is asked for only when somebody presses play.',
  heading: 'heading',
  fields: [
    ...sectionHead(),
    defineField({
      name: 'file',
      title: 'File',
      type: 'file',
      description: 'An MP4 or WebM file. Leave empty when the film is at YouTube or Vimeo.',
      options: { accept: 'video/mp4,video/webm' },
    }),
    defineField({
      name: 'url',
      title: 'Address at YouTube or Vimeo',
      type: 'url',
      description: 'Only without a file. Nothing is sent to YouTube or Vimeo before somebody presses play.',
      hidden: ({ parent }) => Boolean((parent as { file?: { asset?: unknown } } | undefined)?.file?.asset),
      validation: (rule) => [
        rule.uri({ scheme: ['https'] }).error('Begin with “https://”.'),
        rule.custom(checkVideoUrl),
      ],
    }),
    defineField({
      name: 'poster',
      title: 'Still picture',
      type: 'figure',
      description: 'Shown before the film plays. Wide, 16 to 9.',
    }),
    defineField({
      name: 'captions',
      title: 'Captions',
      type: 'array',
      description: 'What is said, as text, in each language. For a file of our own.',
      of: [defineArrayMember({ type: 'captionTrack' })],
    }),
  ],
})
