import { Flex, Text } from '@sanity/ui'
import { useId } from 'react'
import { amountText } from '#schemas/shared/amounts.ts'
import type { CurrencySales } from './sales.ts'
import { Chart } from './styles.ts'

const WIDTH = 720
const HEIGHT = 140
const GAP = 0.25

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Formats a day: `21 Nov`. */
export const dayText = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`))

/** Draws sales by day: a bar for the net amount with the refunded part in a lighter tone. The table below has the same data. */
export function SalesChart({ sales }: { sales: CurrencySales }) {
  const { currency, days, net } = sales
  const highest = Math.max(1, ...days.map(({ gross }) => gross))
  const step = WIDTH / days.length
  const height = (minor: number) => (minor / highest) * HEIGHT
  const id = useId()
  const [first, last] = [days[0], days.at(-1)]
  const [best] = days.toSorted((one, other) => other.net - one.net)
  const bestText = best && amountText(best.net, currency)
  return (
    <Chart>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-labelledby={id}>
        <title
          id={id}
        >{`${amountText(net, currency)} in ${days.length} days${best ? `, best day ${dayText(best.day)} with ${bestText}` : ''}`}</title>
        {days.map((day, index) => {
          const [x, width] = [(index + GAP / 2) * step, step * (1 - GAP)]
          const [gross, net] = [height(day.gross), height(day.net)]
          return (
            <g key={day.day}>
              <title>{`${dayText(day.day)}: ${amountText(day.net, currency)}`}</title>
              <rect data-refunded x={x} width={width} y={HEIGHT - gross} height={gross - net} />
              <rect x={x} width={width} y={HEIGHT - net} height={net} />
              <rect data-hit x={index * step} width={step} y={0} height={HEIGHT} />
            </g>
          )
        })}
      </svg>
      <Flex justify="space-between" gap={4} marginTop={2}>
        {[first && dayText(first.day), bestText && `best day ${bestText}`, last && dayText(last.day)].map(
          (text, index) => (
            <Text key={index} size={0} muted>
              {text}
            </Text>
          ),
        )}
      </Flex>
    </Chart>
  )
}
