import { blockOf, sectionHead } from '../sample-answers.ts'

/** The block with every part filled in, as the lake answers its projection. */
export const fixture = {
  ...blockOf('comparisonTableBlock'),
  ...sectionHead,
  plans: [
    { id: 'plan-team', name: 'Team plan', highlighted: true },
    { id: 'plan-group', name: 'Group plan', highlighted: false },
  ],
  groups: [
    {
      key: 'support',
      title: 'Help from people',
      rows: [
        {
          key: 'hours',
          label: 'Hours of support',
          values: [
            { kind: 'text', text: 'On weekdays' },
            { kind: 'yes', text: null },
          ],
        },
      ],
    },
  ],
}
