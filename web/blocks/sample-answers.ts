/** Answers of the content lake to the projections that blocks share, from which fixtures are put together. */

/** The head that sections share, as `sectionFields` asks for it. */
export const sectionHead = {
  eyebrow: 'How we work',
  heading: 'A plan in writing before the first line of code',
  paragraph: 'We listen for three days, then say what it costs and how long it takes.',
}

/** What every block is asked for (`blockFields`). */
export const blockOf = <const Type extends string>(type: Type) => ({
  type,
  key: `a-${type}`,
  anchor: 'sample',
  visibleFrom: null,
  visibleUntil: null,
})

/** A picture (`imageFields`). */
export const imageOf = (alt: string) => ({
  asset: 'image-0a1b2c3d4e5f60718293a4b5c6d7e8f901234567-1600x1000-webp',
  crop: null,
  hotspot: { x: 0.4, y: 0.6, width: 0.5, height: 0.5 },
  lqip: null,
  alt,
})

/** A link to an address of the site (`linkFields`). */
export const linkTo = (path: string) => ({
  kind: 'path',
  path,
  url: null,
  anchor: null,
  newTab: false,
  target: null,
})

/** A button (`buttonFields`). */
export const buttonOf = (label: string, style = 'primary') => ({ label, style, link: linkTo('/contact') })

/** A point with a tick, or another text with a key. */
export const pointOf = (text: string) => ({ key: text.replaceAll(/\W/g, '-'), text })

/** Formatted text of one paragraph (`richTextFields`). */
export const paragraphOf = (text: string) => [
  {
    _type: 'block',
    _key: 'paragraph',
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 'words', text, marks: [] }],
  },
]

/** The address of a document (`addressFields`). */
export const addressOf = (type: string, address: string) => ({ type, address })
