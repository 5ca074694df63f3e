import { blockOf, buttonOf, imageOf, pointOf, sectionHead } from '../sample-answers.ts'

/** The block with every part filled in, as the lake answers its projection. */
export const fixture = {
  ...blockOf('aboutBlock'),
  ...sectionHead,
  statistics: [
    { key: 'years', value: '10+', label: 'Years of experience' },
    { key: 'clients', value: '500+', label: 'Enterprise clients' },
  ],
  checklist: [pointOf('One contact person'), pointOf('Plain answers')],
  button: buttonOf('Learn more', 'text'),
  image: imageOf('A shield drawn in hairlines'),
}
