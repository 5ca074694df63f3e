import type { ReactNode } from 'react'

interface FormButtonProperties {
  className?: string
  children: ReactNode
}

/** The button that sends a form of an account page or of an authentication page. */
export const FormButton = ({ className = 'btn btn-primary', children }: FormButtonProperties) => (
  <div className="auth-form__buttons d-flex flex-wrap gap-3">
    <button type="submit" className={className}>
      {children}
    </button>
  </div>
)
