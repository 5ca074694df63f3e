import { type ObjectInputProps, useClient } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { hasAnyText, type Localized } from '#schemas/validation/localized.ts'
import { fetchAssetTexts, fillTexts, findChosenAsset } from './asset-texts.ts'

/** Fills in the alternative texts of a picture chosen for a figure, so that they are written once per picture. */
export function FigureInput(props: ObjectInputProps) {
  const client = useClient({ apiVersion: API_VERSION })
  const { onChange, value } = props
  const hasOwnText = hasAnyText(value?.alt as Localized | undefined)
  const handleChange: typeof onChange = (change) => {
    onChange(change)
    const chosen = findChosenAsset(change)
    if (!chosen || hasOwnText) return
    fetchAssetTexts(client, chosen).then(
      (texts) => texts && onChange(fillTexts(texts)),
      // Without the texts the field stays empty, and asks for them as before.
      () => undefined,
    )
  }
  return props.renderDefault({ ...props, onChange: handleChange })
}
