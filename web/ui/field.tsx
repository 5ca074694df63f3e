import type { ComponentProps, HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import { Icon } from './icon.tsx'

interface FieldProperties {
  /** Id of the control; its messages derive their ids from it. */
  id: string
  name: string
  label: string
  /** The error message. */
  error?: string | null
  description?: string | null
  type?: HTMLInputTypeAttribute
  autoComplete?: HTMLInputAutoCompleteAttribute
  multiline?: boolean
  required?: boolean
  defaultValue?: string
  /** Accepted file types. */
  accept?: string
  /** What the browser itself checks where the form has no `noValidate`. */
  constraints?: { required?: boolean; minLength?: number; maxLength?: number }
}

/** A labeled control with description and error, linked for assistive technology. */
export function Field(properties: FieldProperties) {
  const { id, name, label, error, description, type = 'text', autoComplete, multiline, required } = properties
  const describedBy = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ')
  const shared = {
    id,
    name,
    autoComplete,
    className: 'form-control',
    defaultValue: properties.defaultValue,
    'aria-required': required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
    ...properties.constraints,
  }
  return (
    <div className={multiline ? 'field field--wide' : 'field'}>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      {multiline ? (
        <textarea rows={6} {...shared} />
      ) : (
        <input type={type} accept={properties.accept} {...shared} />
      )}
      {description && (
        <p id={`${id}-description`} className="mt-2 text-body-secondary fs-small">
          {description}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

interface SelectFieldProperties extends Omit<ComponentProps<'select'>, 'className'> {
  id: string
  label: string
  error?: string | null | undefined
}

/** A labeled select with its options as children, and its error. */
export function SelectField({ label, error, ...select }: SelectFieldProperties) {
  const errorId = `${select.id}-error`
  return (
    <div className="field">
      <label className="form-label" htmlFor={select.id}>
        {label}
      </label>
      <select
        {...select}
        className="select"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      <FieldError id={errorId} error={error} />
    </div>
  )
}

/** The error message of a control; nothing without one. */
export function FieldError({ id, error }: { id: string; error?: string | null }) {
  if (!error) return null
  return (
    <p id={id} className="field__error d-flex align-items-start fs-small text-danger">
      <Icon name="alert" />
      {error}
    </p>
  )
}
