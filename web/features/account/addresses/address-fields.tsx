'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { HTMLInputAutoCompleteAttribute } from 'react'
import { Field, SelectField } from '#web/ui/field.tsx'
import { FormNotice } from '#web/ui/forms/form-parts.tsx'
import type { FormAction, FormState } from '#web/ui/forms/form-state.ts'
import { useForm } from '#web/ui/forms/use-form.ts'
import type { SavedAddress } from './address-book.ts'
import type { AddressField } from './model.ts'

interface AddressFieldsProperties {
  action: FormAction<AddressField>
  /** The countries to ship to, in the order of their names. */
  countries: readonly { value: string; label: string }[]
  /** The address to change; null for a new one. */
  edited: SavedAddress | null
  /** The state after it was sent without JavaScript; null otherwise. */
  posted: FormState<AddressField> | null
  /** What to say if the site does not respond. */
  noConnection: string
  submitLabel: string
}

const check = (form: FormData) =>
  import('./model.ts').then(({ validateAddressForm }) => validateAddressForm(Object.fromEntries(form)))

/** The form of a delivery address. After a submit it shows errors and focuses the first one. */
export function AddressFields(properties: AddressFieldsProperties) {
  const { action, countries, edited, posted, noConnection, submitLabel } = properties
  const [texts, locale] = [useTranslations('addresses'), useLocale()]
  const { state: current, sending, place, form } = useForm(action, check, noConnection)
  const state = current.status === 'untouched' && posted ? posted : current
  const field = (name: AddressField, autoComplete: HTMLInputAutoCompleteAttribute) => ({
    id: `address-${name}`,
    name,
    label: texts(name),
    error: state.errors[name],
    defaultValue: state.values[name] ?? edited?.[name] ?? '',
    autoComplete,
  })
  return (
    <div className="form-place" {...place}>
      <form className="form-grid cols cols-sm-2 gap-5" {...form}>
        <input type="hidden" name="locale" value={locale} />
        {edited && <input type="hidden" name="key" value={edited.key} />}
        <Field {...field('name', 'shipping name')} required />
        <SelectField {...field('country', 'shipping country')} aria-required>
          <option value="">{texts('chooseCountry')}</option>
          {countries.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectField>
        <Field {...field('line1', 'shipping address-line1')} required />
        <Field {...field('line2', 'shipping address-line2')} />
        <Field {...field('city', 'shipping address-level2')} required />
        <Field {...field('state', 'shipping address-level1')} />
        <Field {...field('postcode', 'shipping postal-code')} />
        <FormNotice state={state} sending={sending} />
        <button className="btn btn-primary" type="submit" aria-disabled={sending !== null}>
          {submitLabel}
        </button>
      </form>
    </div>
  )
}
