import { blockOf, buttonOf, pointOf, sectionHead } from '../sample-answers.ts'

/** The block with every part filled in, as the lake answers its projection. */
export const fixture = {
  ...blockOf('pricingTableBlock'),
  ...sectionHead,
  plans: [
    {
      id: 'plan-team',
      name: 'Team plan',
      summary: 'For one department.',
      badge: 'Most chosen',
      highlighted: true,
      currency: 'EUR',
      monthlyPrice: 4900,
      yearlyPrice: 3900,
      features: [pointOf('Ten people'), pointOf('Support on weekdays')],
      button: buttonOf('Start with a trial'),
    },
  ],
  note: 'Prices without value added tax.',
}
