import { expect, test } from 'vitest'
import { lightboxSlides } from './lightbox-slides.ts'

const image = {
  src: 'https://lake.example/images/a.webp',
  width: 3000,
  height: 2000,
  alt: 'A lamp',
  blurDataUrl: null,
  objectPosition: '50% 50%',
}

test('a picture is offered in several widths of the same shape', () => {
  const [slide] = lightboxSlides([{ image, caption: 'On the desk' }])
  expect(slide).toMatchObject({ src: image.src, alt: 'A lamp', description: 'On the desk' })
  expect(slide?.srcSet.length).toBeGreaterThan(3)
  for (const { src, width, height } of slide?.srcSet ?? []) {
    expect(new URL(src, 'https://site.example').searchParams.get('w')).toBe(String(width))
    expect(width / height).toBeCloseTo(1.5, 2)
  }
})

test('a picture without a caption has no description', () => {
  expect(lightboxSlides([{ image }])[0]?.description).toBeUndefined()
})
