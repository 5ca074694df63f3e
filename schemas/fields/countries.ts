import { defineArrayMember, defineField } from 'sanity'
import { COUNTRY_CODES, countryName } from '../shared/countries.ts'
import { checkListedChoices, withoutListCheck } from '../validation/listed-choices.ts'
import { checkListedOnce } from '../validation/listed-once.ts'
import { rulesWithMessage } from '../validation/rules-with-message.ts'

/** A list of countries that the shop ships to, at least one. */
export const countriesField = (description: string) =>
  defineField({
    name: 'countries',
    title: 'Countries',
    type: 'array',
    description,
    of: [defineArrayMember({ type: 'string' })],
    options: { list: COUNTRY_CODES.map((code) => ({ value: code, title: countryName(code) })) },
    validation: (listRule) => {
      const rule = withoutListCheck(listRule)
      return [
        ...rulesWithMessage('Choose at least one country.', rule.required(), rule.min(1)),
        rule.custom<unknown[]>(checkListedOnce('Each country can only be listed once.')),
        rule.custom<unknown[]>(checkListedChoices(COUNTRY_CODES)),
      ]
    },
  })
