import { DownloadIcon } from '@sanity/icons/Download'
import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useDocumentPairPermissions } from 'sanity'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { LOCALES } from '#schemas/shared/locales.ts'
import { creditNoteNumberText, isPaid, type OrderDocumentKind } from '#schemas/shared/orders.ts'
import { refundedQuantity } from '#schemas/shared/refunds.ts'
import { LabeledSelect } from '../labeled-fields.tsx'
import { NoticeCard } from '../notice-card.tsx'
import { useOrderDocument } from './use-order-document.ts'

/** A document to download. */
interface Paper {
  key: string
  title: string
  kind: OrderDocumentKind
  refund?: string
}

/** Returns the documents that an order has. */
function listPapers(order: Order): Paper[] {
  if (!isPaid(order.state)) return []
  const hasParcel = order.lines.some(
    ({ _key, kind, quantity }) => kind === 'physical' && refundedQuantity(order, _key) < quantity,
  )
  const notes = (order.refunds ?? []).flatMap(({ _key: refund, creditNote }): Paper[] =>
    creditNote
      ? [
          {
            key: refund,
            title: `Credit note ${creditNoteNumberText(creditNote.number)}`,
            kind: 'credit-note',
            refund,
          },
        ]
      : [],
  )
  return [
    { key: 'invoice', title: 'Invoice', kind: 'invoice' },
    ...notes,
    ...(hasParcel ? [{ key: 'slip', title: 'Packing slip', kind: 'packing-slip' } as const] : []),
  ]
}

/** Downloads the documents of a paid order as PDF, in the language of the order or another one. */
export function Paperwork({ order }: { order: Order }) {
  const { _id: id, locale } = order
  const [permission] = useDocumentPairPermissions({ id, type: 'order', permission: 'update' })
  const { download, loading, error } = useOrderDocument(id)
  const [language, setLanguage] = useState<string>(locale)
  const papers = listPapers(order)
  if (papers.length === 0 || !permission?.granted) return null
  return (
    <Stack as="section" gap={3}>
      <Text as="h3" size={1} weight="semibold">
        Paperwork
      </Text>
      <LabeledSelect
        label="Language"
        value={language}
        options={LOCALES.map(({ id: value, name }) => ({ value, title: name, lang: value }))}
        onSelect={setLanguage}
      />
      <Flex gap={2} wrap="wrap">
        {papers.map(({ key, title, kind, refund }) => (
          <Button
            key={key}
            icon={DownloadIcon}
            mode="ghost"
            fontSize={1}
            padding={2}
            text={title}
            aria-label={`${title} as PDF`}
            loading={loading === key}
            disabled={loading !== undefined}
            onClick={() => void download(key, { kind, refund, language })}
          />
        ))}
      </Flex>
      {error && <NoticeCard tone="critical" text={error} />}
    </Stack>
  )
}
