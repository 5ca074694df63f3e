import { DownloadIcon } from '@sanity/icons/Download'
import { Button, Flex } from '@sanity/ui'
import { useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { LOCALES } from '#schemas/shared/locales.ts'
import { creditNoteNumberText, isPaid, type OrderDocumentKind } from '#schemas/shared/orders.ts'
import { refundedQuantity } from '#schemas/shared/refunds.ts'
import { saveAs } from '../download.ts'
import { LabeledSelect } from '../labeled-fields.tsx'
import { NoticeCard } from '../notice-card.tsx'
import { requestSite } from '../request-site.ts'
import { useCanChange } from '../use-can-change.ts'
import { Fact } from './fact.tsx'

interface Paper {
  key: string
  title: string
  kind: OrderDocumentKind
  /** Key of the refund of a credit note. */
  refund?: string
}

/** Returns the documents that an order has. */
function listPapers(order: Order): Paper[] {
  if (!isPaid(order.state)) return []
  const hasParcel = order.lines.some(
    ({ _key, kind, quantity }) => kind === 'physical' && refundedQuantity(order, _key) < quantity,
  )
  const notes = (order.refunds ?? []).flatMap(({ _key: refund, creditNote }): Paper[] => {
    if (!creditNote) return []
    const title = `Credit note ${creditNoteNumberText(order, creditNote.number)}`
    return [{ key: refund, title, kind: 'credit-note', refund }]
  })
  return [
    { key: 'invoice', title: 'Invoice', kind: 'invoice' },
    ...notes,
    ...(hasParcel ? [{ key: 'slip', title: 'Packing slip', kind: 'packing-slip' } as const] : []),
  ]
}

/** Downloads the documents of a paid order as PDF, in the language of the order or another one. */
export function Paperwork({ order }: { order: Order }) {
  const { _id: id, locale } = order
  const isAllowed = useCanChange(id, 'order')
  const { token } = useClient({ apiVersion: API_VERSION }).config()
  /** The key of the document being downloaded. */
  const [loading, setLoading] = useState<string>()
  const [error, setError] = useState<string>()
  const [language, setLanguage] = useState<string>(locale)
  const papers = listPapers(order)

  async function download({ key, kind, refund }: Paper): Promise<void> {
    setLoading(key)
    const query = new URLSearchParams({ locale: language, ...(refund && { refund }) })
    const path = `orders/${encodeURIComponent(id)}/documents/${kind}?${query.toString()}`
    const answer = await requestSite(path, token, async (response) => {
      const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
      saveAs(await response.blob(), name ?? `${kind}.pdf`)
    })
    setError('error' in answer ? answer.error : undefined)
    setLoading(undefined)
  }

  if (papers.length === 0 || !isAllowed) return null
  return (
    <Fact title="Paperwork">
      <LabeledSelect
        label="Language"
        value={language}
        options={LOCALES.map(({ id: value, name }) => ({ value, title: name, lang: value }))}
        onSelect={setLanguage}
      />
      <Flex gap={2} wrap="wrap">
        {papers.map((paper) => (
          <Button
            key={paper.key}
            icon={DownloadIcon}
            mode="ghost"
            fontSize={1}
            padding={2}
            text={paper.title}
            aria-label={`${paper.title} as PDF`}
            loading={loading === paper.key}
            disabled={loading !== undefined}
            onClick={() => void download(paper)}
          />
        ))}
      </Flex>
      {error && <NoticeCard tone="critical" text={error} />}
    </Fact>
  )
}
