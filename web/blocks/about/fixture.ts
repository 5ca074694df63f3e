import { blockOf, buttonOf, imageOf, pointOf, sectionHead } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
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
