import { blockOf, buttonOf, pointOf, sectionHead } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
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
