import { getTranslations } from 'next-intl/server'
import { Field } from '#web/ui/field.tsx'
import { PasswordStrength } from './password-strength.tsx'

/** Message keys by score, from 0 to 4. */
const STRENGTHS = ['tooEasy', 'weak', 'fair', 'good', 'strong'] as const

interface NewPasswordFieldProperties {
  id: string
  name: string
  label: string
  description: string
}

/** A field for a new password, with its strength as text. */
export async function NewPasswordField({ id, name, label, description }: NewPasswordFieldProperties) {
  const texts = await getTranslations('auth.strength')
  const words = STRENGTHS.map((strength) => texts(strength))
  return (
    <div>
      <Field
        id={id}
        name={name}
        type="password"
        label={label}
        description={description}
        autoComplete="new-password"
        required
      />
      <PasswordStrength fieldId={id} label={texts('label', { strength: '{strength}' })} words={words} />
    </div>
  )
}
