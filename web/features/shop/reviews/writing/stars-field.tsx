import { FieldError } from '#web/ui/field.tsx'

interface StarsFieldProperties {
  id: string
  name: string
  label: string
  error: string | undefined
  defaultValue: string | undefined
  /** Whether the browser itself demands a choice. */
  isDemanded: boolean
  choices: readonly { stars: number; label: string }[]
}

/** A choice of one to five stars by radio buttons. Focusable, because an error moves the focus to the group. */
export function StarsField({
  id,
  name,
  label,
  error,
  defaultValue,
  isDemanded,
  choices,
}: StarsFieldProperties) {
  return (
    <fieldset
      className="stars-field"
      role="radiogroup"
      tabIndex={-1}
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="form-label">{label}</legend>
      <div className="d-flex flex-wrap row-gap-2 column-gap-5">
        {choices.map(({ stars, label: starsLabel }) => (
          <label key={stars}>
            <input
              type="radio"
              name={name}
              value={stars}
              required={isDemanded}
              defaultChecked={defaultValue === String(stars)}
            />
            {starsLabel}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
