import { getTranslations } from 'next-intl/server'
import { SHIPPING_COUNTRIES } from '#schemas/shared/shipping.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { formTexts } from '#web/ui/forms/form-texts.ts'
import { saveAddress } from './actions.ts'
import type { SavedAddress } from './address-book.ts'
import { AddressFields } from './address-fields.tsx'
import { toInvalidState } from './invalid-state.ts'
import { LINE_MAX, POSTCODE_MAX } from './model.ts'

interface AddressFormProperties {
  edited: SavedAddress | null
  /** Invalid values that were sent without JavaScript. */
  posted: Record<string, string> | null
}

/** The form that adds an address or changes one, in the language of the page. */
export async function AddressForm({ edited, posted }: AddressFormProperties) {
  const [locale, texts, account, errors, form] = await Promise.all([
    currentLocale(),
    getTranslations('addresses'),
    getTranslations('account'),
    getTranslations('errors'),
    formTexts(
      ['nameRequired', 'streetRequired', 'cityRequired', 'countryRequired'],
      [
        ['tooLong', LINE_MAX],
        ['tooLong', POSTCODE_MAX],
      ],
    ),
  ])
  return (
    <AddressFields
      action={saveAddress}
      locale={locale}
      labels={{
        name: texts('name'),
        line1: texts('line1'),
        line2: texts('line2'),
        city: texts('city'),
        state: texts('state'),
        postcode: texts('postcode'),
        country: texts('country'),
        chooseCountry: texts('chooseCountry'),
      }}
      countries={listCountries(locale)}
      edited={edited}
      posted={posted && (await toInvalidState(posted, locale))}
      texts={{ ...form, noConnection: errors('unavailable') }}
      submitLabel={account('save')}
    />
  )
}

/** Returns the countries to ship to, in the order of their names in a language. */
function listCountries(locale: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return SHIPPING_COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).sort((one, other) =>
    one.name.localeCompare(other.name, locale),
  )
}
