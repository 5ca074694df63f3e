/** The part of the shop's settings that says in what people may pay. */
export interface PayingSettings {
  payingCurrencies?: string[]
}

/** Refuses a first currency that the shop does not take: nobody would ever be shown it. */
export function checkFirstCurrency(
  code: string | undefined,
  settings: PayingSettings | undefined,
): true | string {
  if (!code || settings?.payingCurrencies?.includes(code)) return true
  return `Choose ${code} under “People may pay in” too, or another currency here.`
}
