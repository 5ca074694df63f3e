interface BillingSwitchProperties {
  /** Name of the radio group, unique on the page. */
  name: string
  texts: {
    label: string
    monthly: string
    yearly: string
    /** The largest yearly saving; null for none. */
    saving: string | null
    /** Announced to screen readers when the prices change. */
    monthlyShown: string
    yearlyShown: string
  }
}

/** The switch between monthly and yearly prices. */
export function BillingSwitch({ name, texts }: BillingSwitchProperties) {
  return (
    <div className="billing">
      <fieldset className="billing__choices">
        <legend className="visually-hidden">{texts.label}</legend>
        <label className="billing__choice">
          <input type="radio" name={name} value="monthly" defaultChecked />
          {texts.monthly}
        </label>
        <label className="billing__choice">
          <input type="radio" name={name} value="yearly" />
          {texts.yearly}
        </label>
      </fieldset>
      {texts.saving && <p className="text-accent fw-medium">{texts.saving}</p>}
      <p className="visually-hidden" role="status">
        <span className="by-month">{texts.monthlyShown}</span>
        <span className="by-year">{texts.yearlyShown}</span>
      </p>
    </div>
  )
}
