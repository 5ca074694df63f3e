import { expect, test } from 'vitest'
import { videoAt } from './video-providers.ts'

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=4s',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
])('%s is a video at YouTube', (url) => {
  expect(videoAt(url)).toEqual({
    provider: 'YouTube',
    player: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
  })
})

test.each([
  'https://vimeo.com/76979871',
  'https://vimeo.com/76979871?share=copy',
  'https://player.vimeo.com/video/76979871?badge=0',
])('%s is a video at Vimeo', (url) => {
  expect(videoAt(url)?.player).toBe('https://player.vimeo.com/video/76979871?autoplay=1&dnt=1')
})

test.each([
  'https://vimeo.com/76979871/8272103f6e?share=copy',
  'https://player.vimeo.com/video/76979871?h=8272103f6e',
  'https://player.vimeo.com/video/76979871?badge=0&h=8272103f6e&app_id=58479',
])('the player of the unlisted video %s has its key', (url) => {
  expect(videoAt(url)?.player).toBe('https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1')
})

test.each([
  'https://www.youtube.com/@somebody',
  'https://example.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.example.com/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  'http://youtu.be/dQw4w9WgXcQ',
  'https://vimeo.com/about',
])('%s is no video', (url) => {
  expect(videoAt(url)).toBeNull()
})
