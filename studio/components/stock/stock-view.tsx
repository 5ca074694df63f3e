import { Button, Card, Container, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import type { UserViewComponent } from 'sanity/structure'
import {
  countedProductId,
  LOW_STOCK_AT,
  stockState,
  stockText,
  type StockState,
} from '../../../schemas/shared/stock.ts'
import { PiecesForm } from './pieces-form.tsx'
import { useStock, type StockEditor } from './use-stock.ts'

const TONES = {
  untracked: 'transparent',
  available: 'positive',
  low: 'caution',
  soldOut: 'critical',
} as const

const MEANINGS: Record<StockState, string> = {
  untracked: 'Nobody counts it: it can always be bought. Right for files, and for what is made to order.',
  available: 'It can be bought.',
  low: 'It can be bought, and visitors are told that few are left.',
  soldOut: 'It is shown as sold out and cannot be put into a cart.',
}

/** The stock of a product, beside its form or by itself: what is changed here holds at once and is not part of any draft. */
export const StockView: UserViewComponent = ({ documentId, schemaType }) => {
  const productId = countedProductId(documentId)
  const editor = useStock(productId)
  const { stock, fault } = editor
  if (stock === undefined) {
    return (
      <Flex justify="center" padding={5}>
        <Spinner muted />
      </Flex>
    )
  }
  const state = stockState(stock)
  return (
    <Container width={1} padding={4}>
      <Stack gap={5} paddingY={4}>
        <Card tone={TONES[state]} border radius={3} padding={4} role="status">
          <Stack gap={3}>
            <Heading as="h2" size={2}>
              {stockText(stock)}
            </Heading>
            <Text size={1}>{MEANINGS[state]}</Text>
          </Stack>
        </Card>
        {fault && (
          <Card tone="critical" radius={2} padding={3} role="alert">
            <Text size={1}>{fault}</Text>
          </Card>
        )}
        {schemaType.name === 'inventory' && (
          <Text size={1}>
            <IntentLink intent="edit" params={{ id: productId, type: 'product' }}>
              Open the product
            </IntentLink>
          </Text>
        )}
        {stock ? <Counted {...editor} stock={stock} /> : <Uncounted {...editor} />}
      </Stack>
    </Container>
  )
}

function Uncounted({ begin, isSaving }: StockEditor) {
  return (
    <PiecesForm
      label="Count it from now on"
      help="How many there are today. Orders take from this number."
      value={undefined}
      action="Begin to count"
      isDisabled={isSaving}
      onSave={begin}
    />
  )
}

function Counted({
  stock,
  change,
  end,
  isSaving,
}: StockEditor & { stock: NonNullable<StockEditor['stock']> }) {
  return (
    <>
      <PiecesForm
        label="Available"
        help="How many can be sold. It holds as soon as you save: there is nothing to publish."
        value={stock.available}
        action="Save"
        isDisabled={isSaving}
        onSave={(available) => change({ available })}
      />
      <PiecesForm
        label="Low from"
        help="With this many or fewer it is listed under “Running low”, and visitors are told."
        value={stock.lowStockAt ?? LOW_STOCK_AT}
        action="Save"
        isDisabled={isSaving}
        onSave={(lowStockAt) => change({ lowStockAt })}
      />
      <Flex gap={2} wrap="wrap">
        <Button
          text="Sold out"
          mode="ghost"
          tone="critical"
          disabled={isSaving || stock.available === 0}
          onClick={() => change({ available: 0 })}
        />
        <Button text="Stop counting" mode="bleed" disabled={isSaving} onClick={end} />
      </Flex>
    </>
  )
}
