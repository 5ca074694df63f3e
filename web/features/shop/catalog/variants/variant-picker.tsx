'use client'

import { useId } from 'react'
import { findVariant } from './find-variant.ts'
import { useVariant } from './variant-provider.tsx'

/** An option with its values. */
interface PickerOption {
  key: string
  name: string
  values: readonly { key: string; label: string; hex: string | null }[]
}

interface VariantPickerProperties {
  options: readonly PickerOption[]
  variants: readonly { choices: readonly string[]; isSoldOut: boolean }[]
  texts: Record<'soldOut', string>
}

/** Renders a group of radio buttons for each option. Values whose variant is sold out are marked and can still be chosen. */
export function VariantPicker({ options, variants, texts }: VariantPickerProperties) {
  // Next keeps former pages in the document, so the names of groups must be unique.
  const id = useId()
  const { index, choose } = useVariant()
  const chosen = variants[index]?.choices ?? []
  return (
    <div className="variant-picker stack gap-5 mb-5">
      {options.map(({ key: option, name, values }) => (
        <fieldset key={option}>
          <legend className="label">{name}</legend>
          <div className="d-flex flex-wrap gap-2">
            {values.map(({ key, label, hex }) => {
              const others = chosen.filter((choice) => !values.some((value) => value.key === choice))
              const next = findVariant(variants, key, others)
              const isSoldOut = variants[next]?.isSoldOut ?? true
              return (
                <label key={key} className={isSoldOut ? 'choice choice--sold-out' : 'choice'}>
                  <input
                    type="radio"
                    name={id + option}
                    value={key}
                    checked={chosen.includes(key)}
                    disabled={next < 0}
                    onChange={() => choose(next)}
                  />
                  {hex && <span className="swatch" style={{ backgroundColor: hex }} />}
                  <span className="choice__label">{label}</span>
                  {isSoldOut && <span className="visually-hidden"> {texts.soldOut}</span>}
                </label>
              )
            })}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
