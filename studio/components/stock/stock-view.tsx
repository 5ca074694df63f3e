import { Button, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui'
import { defineQuery } from 'groq'
import { useDocumentOperation } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { UserViewComponent } from 'sanity/structure'
import { formatCount } from '#schemas/preview/count.ts'
import { variantName } from '#schemas/preview/stock.ts'
import {
  inventoryId,
  LOW_STOCK_AT,
  productIdOfInventory,
  type StockState,
  stockState,
  stockText,
} from '#schemas/shared/stock.ts'
import type { ProductVariants } from '#schemas/validation/variants.ts'
import { NoticeCard } from '../notice-card.tsx'
import { Loading } from '../pane.tsx'
import { useCanChange } from '../use-can-change.ts'
import { useLiveQuery } from '../use-live-query.ts'
import { QuantityForm } from './quantity-form.tsx'
import { STOCK_ERRORS, type StoredStock } from './stock.ts'
import { type StockEditor, useStock } from './use-stock.ts'

const TONES = {
  untracked: 'transparent',
  available: 'positive',
  low: 'caution',
  soldOut: 'critical',
} as const

const DESCRIPTIONS: Record<StockState, string> = {
  untracked: 'Stock isn’t tracked, so it’s always available. Good for downloads and made-to-order items.',
  available: 'Available to buy.',
  low: 'Available to buy, with a note to shoppers that only a few are left.',
  soldOut: 'Shown as sold out. Shoppers can’t add it to their cart.',
}

const AVAILABLE_HELP = 'How many you can sell. Takes effect as soon as you save; no need to publish.'

/** Says what a product without stock needs before it can be published. */
const STOCK_REQUIRED =
  'Enter how many you have, or turn on “Never runs out” in the “Product” tab. Then you can publish it.'

/** Edits the stock of a product or of each of its variants. Changes take effect at once and are not part of a draft. */
export const StockView: UserViewComponent = ({ documentId, schemaType, document: { displayed, draft } }) => {
  const productId = productIdOfInventory(documentId)
  const isInventory = schemaType.name === 'inventory'
  const { options = [], variants = [] } = isInventory ? {} : (displayed as ProductVariants)
  const { patch } = useDocumentOperation(productId, 'product')
  // Stock is another document. A change to the draft makes Studio validate it again.
  const onTracked = () => {
    if (draft)
      patch.execute([
        draft.neverRunsOut === false ? { unset: ['neverRunsOut'] } : { set: { neverRunsOut: false } },
      ])
  }
  const isRequired = displayed.kind !== 'digital' && !displayed.neverRunsOut
  const stocks: Pick<StockPanelProps, 'variant' | 'name'>[] =
    variants.length > 0
      ? variants.map((variant) => ({ variant: variant._key, name: variantName(options, variant) }))
      : [{ variant: displayed.variant as string | undefined }]
  const mayChange = useCanChange(inventoryId(productId, stocks[0]?.variant), 'inventory')
  return (
    <Container width={1} padding={4}>
      <Stack gap={6} paddingY={4}>
        {mayChange === false && <NoticeCard tone="critical" text={STOCK_ERRORS.forbidden} />}
        {stocks.map((one) => (
          <StockPanel
            key={one.variant ?? ''}
            productId={productId}
            isRequired={isRequired}
            onTracked={onTracked}
            {...one}
          />
        ))}
        {isInventory && (
          <Text size={1}>
            <IntentLink intent="edit" params={{ id: productId, type: 'product' }}>
              Open the product
            </IntentLink>
          </Text>
        )}
      </Stack>
    </Container>
  )
}

interface StockPanelProps {
  productId: string
  variant?: string | undefined
  /** Tells variants apart. */
  name?: string
  /** Whether the product cannot be published without it. */
  isRequired: boolean
  onTracked: () => void
}

function StockPanel({ productId, variant, name, isRequired, onTracked }: StockPanelProps) {
  const editor = useStock(productId, variant, onTracked)
  const { stock, error } = editor
  if (stock === undefined) return <Loading />
  const state = stockState(stock)
  return (
    <Stack gap={5} as="section" aria-label={name}>
      <Card tone={TONES[state]} border radius={3} padding={4} role="status">
        <Stack gap={3}>
          <Heading as="h2" size={2}>
            {name ? `${name}: ${stockText(stock)}` : stockText(stock)}
          </Heading>
          <Text size={1}>{!stock && isRequired ? STOCK_REQUIRED : DESCRIPTIONS[state]}</Text>
          <WaitingCustomers stock={inventoryId(productId, variant)} />
        </Stack>
      </Card>
      {error && <NoticeCard tone="critical" text={error} />}
      {/* One form for the first quantity and later ones, so that the field keeps the focus. */}
      <QuantityForm
        label={stock ? 'Available' : 'Start tracking stock'}
        help={stock ? AVAILABLE_HELP : 'How many you have today. Orders reduce this number.'}
        value={stock?.available}
        action={stock ? 'Save' : 'Track stock'}
        isDisabled={editor.isDisabled}
        onSave={(available) => (stock ? editor.change({ available }) : editor.startTracking(available))}
      />
      {stock && <TrackedStock {...editor} stock={stock} />}
    </Stack>
  )
}

function TrackedStock(props: StockEditor & { stock: StoredStock }) {
  const { stock, change, stopTracking, isDisabled } = props
  return (
    <>
      <QuantityForm
        label="Low stock threshold"
        help="At this number or below, it’s listed under “Low stock” and shoppers see that few are left."
        value={stock.lowStockAt ?? LOW_STOCK_AT}
        action="Save"
        isDisabled={isDisabled}
        onSave={(lowStockAt) => change({ lowStockAt })}
      />
      <Flex gap={2} wrap="wrap">
        <Button
          text="Mark as sold out"
          mode="ghost"
          tone="critical"
          disabled={isDisabled || stock.available === 0}
          onClick={() => void change({ available: 0 })}
        />
        <Button text="Stop tracking" mode="bleed" disabled={isDisabled} onClick={stopTracking} />
      </Flex>
    </>
  )
}

const WAITING = '_type == "stockRequest" && inventory == $stock'
const waitingQuery = defineQuery(`count(*[${WAITING}])`)

/** Says how many people get an email when a stock is no longer empty; nothing if nobody waits. */
function WaitingCustomers({ stock }: { stock: string }) {
  const { data: count } = useLiveQuery(waitingQuery, `*[${WAITING}]`, { stock })
  if (!count) return null
  return (
    <Text size={1}>
      {formatCount(count, 'person waits', 'people wait')} for an email when it’s back in stock.
    </Text>
  )
}
