import { blockOf, imageOf, linkTo, paragraphOf, sectionHead } from '../sample-results.ts'

const [paragraph] = paragraphOf('A review takes three weeks.')
const heading = (style: string, text: string) => ({ ...paragraphOf(text)[0], _key: text, style })

/** The block as the lake returns it, with every field filled in. */
export const fixture = {
  ...blockOf('richTextBlock'),
  ...sectionHead,
  showContents: true,
  body: [
    heading('h2', 'What we look at'),
    {
      ...paragraph,
      markDefs: [{ _type: 'internalLink', _key: 'way', link: linkTo('/contact') }],
      children: [{ _type: 'span', _key: 'words', text: 'Write to us.', marks: ['way', 'strong'] }],
    },
    heading('h3', 'What we leave out'),
    { ...paragraph, _key: 'point', listItem: 'bullet', level: 1 },
    {
      _type: 'richTextFigure',
      _key: 'figure',
      image: imageOf('A rack seen from the side'),
      caption: 'One rack of four.',
    },
    {
      _type: 'richTextCallout',
      _key: 'callout',
      tone: 'tip',
      text: paragraphOf('Bring your contracts along.'),
    },
    {
      _type: 'richTextCode',
      _key: 'code',
      language: 'text',
      fileName: 'review plan.txt',
      code: 'week 1: systems',
    },
    {
      _type: 'richTextTable',
      _key: 'table',
      caption: 'Plans side by side',
      headerRow: true,
      rows: [{ cells: ['', 'Silver plan'] }, { cells: ['Hours a week', 'Eight of them'] }],
    },
  ],
}
