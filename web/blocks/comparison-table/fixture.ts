import { blockOf, sectionHead } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
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
