import { useEffect, useEffectEvent, useState } from 'react'
import { type ObjectInputProps, set, useClient } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { hasAnyText, type Localized } from '#schemas/validation/localized.ts'
import { fetchAssetTexts, findChosenAsset } from './asset-texts.ts'

/** Fills in the alternative texts of a picture chosen for a figure, so that they are written once per picture. */
export function FigureInput(props: ObjectInputProps) {
  const client = useClient({ apiVersion: API_VERSION })
  const { onChange, value } = props
  const [chosen, setChosen] = useState<{ id: string }>()
  const fillIn = useEffectEvent((texts: Localized) => {
    // The editor may have written a text while these were fetched.
    if (!hasAnyText(value?.alt as Localized | undefined)) onChange(set(texts, ['alt']))
  })
  useEffect(() => {
    if (!chosen) return
    let isLatest = true
    fetchAssetTexts(client, chosen.id).then(
      (texts) => {
        if (texts && isLatest) fillIn(texts)
      },
      // Without the texts the field stays empty, and asks for them as before.
      () => undefined,
    )
    return () => {
      isLatest = false
    }
  }, [client, chosen])
  const handleChange: typeof onChange = (change) => {
    onChange(change)
    const id = findChosenAsset(change)
    if (id) setChosen({ id })
  }
  return props.renderDefault({ ...props, onChange: handleChange })
}
