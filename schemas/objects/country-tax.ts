import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { defineField, defineType } from 'sanity'
import { countriesField } from '../fields/countries.ts'
import { localizedString } from '../fields/localized.ts'
import { taxRateFields } from '../fields/tax-rates.ts'
import { englishText } from '../preview/localized.ts'
import { countryName } from '../shared/countries.ts'
import { TAX_CLASSES } from '../shared/product-options.ts'

type PreviewedTax = { name?: unknown; countries?: string[]; rates?: Record<string, number | undefined> }

export const countryTax = defineType({
  name: 'countryTax',
  title: 'Tax of countries',
  type: 'object',
  icon: EarthGlobeIcon,
  description: 'The tax rates of one country, or of several with the same rates.',
  fields: [
    countriesField('Where these rates apply. Shoppers choose their country in the cart.'),
    defineField({
      name: 'rates',
      title: 'Rates',
      type: 'object',
      description: 'For each tax class of products and delivery methods.',
      options: { columns: 2 },
      fields: taxRateFields,
    }),
    localizedString({
      name: 'name',
      title: 'Name of the tax',
      description:
        'Optional. What it’s called there, e.g. “VAT” or “GST”. Shown in the cart and on invoices.',
      required: false,
      limit: { characters: 30, why: 'it’s shown beside an amount' },
    }),
  ],
  preview: {
    select: { name: 'name', countries: 'countries', rates: 'rates' },
    prepare: ({ name, countries = [], rates = {} }: PreviewedTax) => ({
      title: countries.map(countryName).join(', ') || 'No country',
      subtitle: [
        englishText(name) ?? 'Tax',
        ...TAX_CLASSES.map(({ value }) => `${rates[value] ?? '–'}%`),
      ].join(' · '),
    }),
  },
})
