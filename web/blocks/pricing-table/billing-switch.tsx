interface BillingSwitchProperties {
  /** Groups the two choices; unlike any other on the page. */
  name: string
  texts: {
    label: string
    monthly: string
    yearly: string
    /** What a year saves at most; null where it saves nothing. */
    saving: string | null
    /** Said when the prices change, to those who do not see it. */
    monthlyShown: string
    yearlyShown: string
  }
}

/** The choice between prices by the month and by the year. */
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
      {texts.saving && <p className="billing__saving">{texts.saving}</p>}
      <p className="visually-hidden" role="status">
        <span className="by-month">{texts.monthlyShown}</span>
        <span className="by-year">{texts.yearlyShown}</span>
      </p>
    </div>
  )
}
