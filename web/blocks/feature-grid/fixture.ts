import { blockOf, linkTo, sectionHead } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
export const fixture = {
  ...blockOf('featureGridBlock'),
  ...sectionHead,
  columns: 2,
  items: [
    {
      key: 'cloud',
      icon: 'cloud',
      title: 'Cloud migration',
      text: 'First what can wait, then what cannot.',
      link: linkTo('/services/it-consulting'),
    },
    {
      key: 'lock',
      icon: 'lock',
      title: 'Access control',
      text: 'People see what their work needs.',
      link: null,
    },
  ],
}
