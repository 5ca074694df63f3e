import { blockOf, imageOf, sectionHead } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
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
