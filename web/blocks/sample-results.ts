/** Results of the projections that blocks share, for fixtures. */

/** `sectionFields` */
export const sectionHead = {
  eyebrow: 'How we work',
  heading: 'A plan in writing before the first line of code',
  paragraph: 'We listen for three days, then say what it costs and how long it takes.',
}

/** `blockFields` */
export const blockOf = <const Type extends string>(type: Type) => ({
  type,
  key: `a-${type}`,
  anchor: 'sample',
  visibleFrom: null,
  visibleUntil: null,
})

/** `imageFields` */
export const imageOf = (alt: string) => ({
  asset: 'image-0a1b2c3d4e5f60718293a4b5c6d7e8f901234567-1600x1000-webp',
  crop: null,
  hotspot: { x: 0.4, y: 0.6, width: 0.5, height: 0.5 },
  lqip: null,
  alt,
})

/** `linkFields` */
export const linkTo = (path: string) => ({
  kind: 'path',
  path,
  url: null,
  anchor: null,
  newTab: false,
  target: null,
})

/** `buttonFields` */
export const buttonOf = (label: string, style = 'primary') => ({ label, style, link: linkTo('/contact') })

/** A text with a key. */
export const pointOf = (text: string) => ({ key: text.replaceAll(/\W/g, '-'), text })

/** `richTextFields` with one paragraph */
export const paragraphOf = (text: string) => [
  {
    _type: 'block',
    _key: 'paragraph',
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 'words', text, marks: [] }],
  },
]

/** `addressFields` */
export const addressOf = (type: string, address: string) => ({ type, address })
