import { Select, Stack } from '@sanity/ui'
import { type ArrayOfPrimitivesInputProps, set, useFormValue } from 'sanity'
import { englishText } from '#schemas/preview/localized.ts'
import type { StoredOption } from '#schemas/validation/variants.ts'
import { LabeledField } from '../labeled-fields.tsx'

/** Selects one value of each option of the product. */
export function ChoicesInput({ value, onChange, readOnly, elementProps }: ArrayOfPrimitivesInputProps) {
  const options = (useFormValue(['options']) as StoredOption[] | undefined) ?? []
  const choices = (value ?? []) as string[]

  function choose(option: StoredOption, key: string) {
    const others = options
      .filter((other) => other !== option)
      .flatMap(({ values = [] }) => values?.find((one) => choices.includes(one._key))?._key ?? [])
    onChange(set([...others, ...(key === '' ? [] : [key])]))
  }

  return (
    <Stack gap={3}>
      {options.map((option, index) => (
        <LabeledField key={option._key} label={englishText(option.name) ?? 'Unnamed option'}>
          {(attributes) => (
            <Select
              {...attributes}
              // Studio focuses the first one when it leads to an error.
              ref={index === 0 ? elementProps.ref : undefined}
              onFocus={elementProps.onFocus}
              onBlur={elementProps.onBlur}
              value={option.values?.find(({ _key }) => choices.includes(_key))?._key ?? ''}
              disabled={readOnly}
              onChange={(event) => choose(option, event.currentTarget.value)}
            >
              <option value="">Choose…</option>
              {option.values?.map(({ _key, label }) => (
                <option key={_key} value={_key}>
                  {englishText(label) ?? 'Unnamed value'}
                </option>
              ))}
            </Select>
          )}
        </LabeledField>
      ))}
    </Stack>
  )
}
