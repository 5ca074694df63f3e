import { useId } from 'react'
import { amountText } from '../../../schemas/shared/amounts.ts'
import type { CurrencySales, SalesDay } from './sales.ts'
import { Chart } from './styles.ts'

const WIDTH = 720
const HEIGHT = 140
const GAP = 0.25

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A day as the chart names it: `21 Nov`. */
export const dayText = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`))

/** What was sold day by day: a bar for what remains, and a pale one on it for what was paid back. The table below says the same. */
export function SalesChart({ sales }: { sales: CurrencySales }) {
  const { currency, days, kept } = sales
  const highest = Math.max(1, ...days.map(({ sold }) => sold))
  const step = WIDTH / days.length
  const height = (minor: number) => (minor / highest) * HEIGHT
  const id = useId()
  const first = days[0]
  const last = days.at(-1)
  return (
    <Chart>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-labelledby={id}>
        <title
          id={id}
        >{`${amountText(kept, currency)} in ${days.length} days, ${barsText(days, currency)}`}</title>
        {days.map((day, index) => {
          const [x, width] = [(index + GAP / 2) * step, step * (1 - GAP)]
          const [sold, remains] = [height(day.sold), height(day.kept)]
          return (
            <g key={day.day}>
              <title>{`${dayText(day.day)}: ${amountText(day.kept, currency)}`}</title>
              <rect data-refunded x={x} width={width} y={HEIGHT - sold} height={sold - remains} />
              <rect x={x} width={width} y={HEIGHT - remains} height={remains} />
              <rect data-hit x={index * step} width={step} y={0} height={HEIGHT} />
            </g>
          )
        })}
      </svg>
      <p>
        <span>{first && dayText(first.day)}</span>
        <span>highest day {amountText(highest, currency)}</span>
        <span>{last && dayText(last.day)}</span>
      </p>
    </Chart>
  )
}

/** The best day, for who does not see the bars. */
function barsText(days: readonly SalesDay[], currency: string): string {
  const best = days.reduce<SalesDay | undefined>(
    (one, day) => (one && one.kept >= day.kept ? one : day),
    undefined,
  )
  return best ? `most on ${dayText(best.day)} with ${amountText(best.kept, currency)}` : ''
}
