import type { SchemaTypeDefinition } from 'sanity'
import { CheckListInput, CountriesInput } from './components/check-list-input.tsx'
import { ColorInput } from './components/color-input.tsx'
import { CurrencyInput } from './components/currency-input.tsx'
import { GiftCardCodeInput } from './components/gift-card/code-input.tsx'
import { IconInput } from './components/icon-input.tsx'
import { TranslationsTable } from './components/interface-texts/translations-table.tsx'
import { FigureInput } from './components/media/figure-input.tsx'
import { PriceInput } from './components/price-input.tsx'
import { PrivateFileInput } from './components/private-file/private-file-input.tsx'
import { SearchPreviewInput } from './components/search-preview/search-preview-input.tsx'
import { StockInput } from './components/stock/stock-input.tsx'
import { ChoicesInput } from './components/variants/choices-input.tsx'
import { VariantsInput } from './components/variants/variants-input.tsx'

/** The types that have an input of their own, and the fields, as `type.field`. The content model itself imports no React. */
const INPUTS: Readonly<Record<string, unknown>> = {
  currency: CurrencyInput,
  figure: FigureInput,
  giftCardCode: GiftCardCodeInput,
  icon: IconInput,
  minorUnits: PriceInput,
  privateFile: PrivateFileInput,
  seo: SearchPreviewInput,
  'countryTax.countries': CountriesInput,
  'deliveryMethod.countries': CountriesInput,
  'productColor.hex': ColorInput,
  'product.neverRunsOut': StockInput,
  'product.variants': VariantsInput,
  'productVariant.choices': ChoicesInput,
  'shopSettings.payingCurrencies': CheckListInput,
  'teamMember.languages': CheckListInput,
  'translation.entries': TranslationsTable,
}

const withInput = <Definition extends object>(definition: Definition, name: string): Definition =>
  name in INPUTS ? { ...definition, components: { input: INPUTS[name] } } : definition

/** Returns a type with the inputs that `INPUTS` lists for it and its fields. */
export function withInputs(type: SchemaTypeDefinition): SchemaTypeDefinition {
  const { name, fields } = type as { name: string; fields?: { name: string }[] }
  const inputs = fields?.map((field) => withInput(field, `${name}.${field.name}`))
  return withInput({ ...type, ...(inputs && { fields: inputs }) } as SchemaTypeDefinition, name)
}
