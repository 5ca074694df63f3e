import { blockOf, imageOf, sectionHead } from '../sample-answers.ts'

/** The block with every part filled in, as the lake answers its projection. */
export const fixture = {
  ...blockOf('videoBlock'),
  ...sectionHead,
  file: { src: 'https://cdn.sanity.io/files/meridian/production/0a1b2c.mp4', mediaType: 'video/mp4' },
  provided: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  poster: imageOf(''),
  captions: [
    { language: 'en', src: 'https://cdn.sanity.io/files/meridian/production/3d4e5f.vtt' },
    { language: 'zh', src: 'https://cdn.sanity.io/files/meridian/production/607182.vtt' },
  ],
}
