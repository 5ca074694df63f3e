import { Field } from '#web/ui/field.tsx'
import { PasswordStrength } from './password-strength.tsx'

interface NewPasswordFieldProperties {
  id: string
  name: string
  label: string
  description: string
  /** Texts of the strength by score, from 0 to 4. */
  strengths: readonly string[]
}

/** A field for a new password, with its strength as text. */
export function NewPasswordField({ strengths, ...field }: NewPasswordFieldProperties) {
  return (
    <div>
      <Field {...field} type="password" autoComplete="new-password" required />
      <PasswordStrength fieldId={field.id} strengths={strengths} />
    </div>
  )
}
