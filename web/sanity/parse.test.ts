import { type ContentSourceMap, stegaEncodeSourceMap } from '@sanity/client/stega'
import { describe, expect, test } from 'vitest'
import { imageSchema, posterUrl, sharingImageUrl } from './image/image.ts'
import { choice, listOf, text } from './parse.ts'
import { linkSchema } from './queries/link.ts'

describe('a link', () => {
  test.each([
    [{ kind: 'document', target: { type: 'service', address: 'cybersecurity' } }, '/services/cybersecurity'],
    [{ kind: 'document', target: { type: 'page', address: '/contact' }, anchor: 'form' }, '/contact#form'],
    [{ kind: 'path', path: '/about/v1' }, '/about/v1'],
    [{ kind: 'url', url: 'https://docs.example.org/' }, 'https://docs.example.org/'],
  ])('%j leads to %s', (link, href) => {
    expect(linkSchema.parse(link)).toMatchObject({
      href,
      external: link.kind === 'url',
      newTab: false,
      isDocument: link.kind === 'document',
    })
  })

  test.each([
    ['to a document that is not published', { kind: 'document', type: null, address: null }],
    ['to a document of another kind', { kind: 'document', target: { type: 'translation', address: 'x' } }],
    ['to a script', { kind: 'url', url: 'javascript:alert(1)' }],
    ['to another site in disguise', { kind: 'path', path: '//evil.example' }],
    ['that is missing', null],
    ['that is not a link', 'contact'],
  ])('%s is null', (_, link) => {
    expect(linkSchema.parse(link)).toBeNull()
  })

  test.each([
    [
      '/shop/grid?category=category-wallpapers&sale=1',
      '/shop/grid/filtered?category=category-wallpapers&sale=1',
    ],
    ['/shop/grid', '/shop/grid'],
    ['/shop/grid?utm_source=mail', '/shop/grid?utm_source=mail'],
    ['/shop?sale=1', '/shop?sale=1'],
  ])('to %s leads to %s: filters have their own address', (path, href) => {
    expect(linkSchema.parse({ kind: 'path', path })?.href).toBe(href)
  })
})

describe('a picture', () => {
  const picture = {
    asset: 'image-abc123-2000x1000-png',
    alt: 'A globe',
    lqip: null,
    crop: null,
    hotspot: null,
  }

  test('has the address and the size of its original', () => {
    expect(imageSchema.parse(picture)).toMatchObject({
      src: 'http://localhost:4000/images/meridian/production/abc123-2000x1000.png',
      width: 2000,
      height: 1000,
      alt: 'A globe',
      objectPosition: 'center',
    })
  })

  test('has its cropped size and its focus point', () => {
    const cropped = imageSchema.parse({
      ...picture,
      crop: { top: 0, bottom: 0.5, left: 0.25, right: 0.25 },
      hotspot: { x: 0.4, y: 0.2, width: 0.1, height: 0.1 },
    })
    expect(cropped).toMatchObject({ width: 1000, height: 500, objectPosition: '30% 40%' })
    expect(cropped?.src).toContain('rect=500,0,1000,500')
    expect(cropped && sharingImageUrl(cropped)).toMatch(
      /\?rect=[\d,]+&w=1200&h=630&fit=crop&crop=focalpoint&fp-x=0.3&fp-y=0.4&/,
    )
    expect(cropped && posterUrl(cropped)).toContain(
      '&w=1200&h=675&fit=crop&crop=focalpoint&fp-x=0.3&fp-y=0.4&',
    )
  })

  test('has a focus point outside of its crop on its edge', () => {
    const crop = { top: 0.5, bottom: 0, left: 0, right: 0.5 }
    const cropped = imageSchema.parse({ ...picture, crop, hotspot: { x: 0.8, y: 0.2 } })
    expect(cropped?.objectPosition).toBe('100% 0%')
  })

  test('in a draft links to its field and is otherwise the same', () => {
    const map: ContentSourceMap = {
      documents: [{ _id: 'drafts.page-home', _type: 'page' }],
      paths: ["$['blocks'][?(@._key=='hero')]['image']['asset']['_ref']"],
      mappings: {
        "$['asset']": { type: 'value', source: { type: 'documentValue', document: 0, path: 0 } },
      },
    }
    const options = { enabled: true, studioUrl: 'http://localhost:3333', filter: () => true }
    const { editInfo, ...shown } = imageSchema.parse(stegaEncodeSourceMap(picture, map, options)) ?? {}
    const { href } = JSON.parse(editInfo ?? '') as { href: string }
    expect(new URL(href).searchParams.get('path')).toBe('blocks[_key=="hero"].image')
    expect(shown).toEqual(imageSchema.parse(picture))
  })

  test.each([null, {}, { asset: 'file-abc' }, { ...picture, asset: 'image-../../x-1x1-png' }])(
    'that is invalid is null: %j',
    (value) => {
      expect(imageSchema.parse(value)).toBeNull()
    },
  )
})

test('a list keeps its valid entries, and a missing list is empty', () => {
  expect(listOf(text).parse(['a', null, ' ', 7, 'b'])).toEqual(['a', 'b'])
  expect(listOf(text).parse(null)).toEqual([])
})

test('an unknown choice becomes the fallback', () => {
  const size = choice(['small', 'large'], 'small')
  expect([size.parse('large'), size.parse('huge'), size.parse(null)]).toEqual(['large', 'small', 'small'])
})
