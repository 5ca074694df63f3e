import { ellipse, shape } from '../kit/svg.ts'
import type { PEOPLE } from '../texts/people.ts'
import { jacket, neck, rollNeck, round, shawl, shirt, shoulders, standing } from './clothes.ts'
import { beard, glasses } from './features.ts'
import { bob, bun, cropped, curls, drawnBack, fringe, long, parted, tail } from './hair.ts'
import { head, type Pose } from './head.ts'
import { cord, ghutra, headscarf, turban } from './headwear.ts'
import { medallion } from './medallion.ts'

const scarf = headscarf('accent')
const scarfInk = headscarf('ink')
const crown = curls()
const body = shoulders() + neck()
const left: Pose = { turn: -16, nod: 4 }
const right: Pose = { turn: 15, nod: 2 }
const ahead: Pose = { turn: 0, nod: 5 }

const earrings = shape([ellipse(-128, 62, 9), ellipse(128, 62, 9)], 'accent')

/** What is drawn for each person, 800 × 800, from the back to the front. */
export const PEOPLE_DRAWINGS: Record<keyof typeof PEOPLE, () => string> = {
  'person-01': () => medallion('m', [body, shirt(44, 'accent'), head(right, true), parted()].join('')),
  'person-02': () => medallion('m', [body, round('accent'), head(left, false), bob()].join('')),
  'person-03': () => medallion('m', [body, scarf.behind, head(right, false), scarf.before].join('')),
  'person-04': () => medallion('m', [body, standing(), head(left, false), ghutra(), cord('accent')].join('')),
  'person-05': () =>
    medallion('m', [body, jacket('accent'), head(left, true), beard(left, 'b', 6), cropped()].join('')),
  'person-06': () =>
    medallion(
      'm',
      [body, round(), bun(), head(right, true), drawnBack(), glasses(right, 'round', 'accent')].join(''),
      24,
    ),
  'person-07': () =>
    medallion('m', [body, rollNeck('accent'), head(ahead, true), glasses(ahead, 'square', 'ink')].join('')),
  'person-08': () => medallion('m', [body, round('accent'), head(right, false), long()].join('')),
  'person-09': () =>
    medallion('m', [body, shirt(30, 'accent'), crown.behind, head(left, false), crown.before].join(''), 30),
  'person-10': () =>
    medallion(
      'm',
      [body, shirt(0), head(ahead, true), fringe(), glasses(ahead, 'square', 'accent')].join(''),
    ),
  'person-11': () =>
    medallion(
      'm',
      [body, standing(), head(right, false), beard(right, 'b', 30), turban('accent')].join(''),
      34,
    ),
  'person-12': () =>
    medallion('m', [body, shawl(), tail(), head(left, true), drawnBack(), earrings].join('')),
  'person-13': () =>
    medallion(
      'm',
      [body, jacket('accent'), head(ahead, false), glasses(ahead, 'square', 'ink'), bob()].join(''),
    ),
  'person-14': () =>
    medallion(
      'm',
      [body, scarfInk.behind, head(left, false), glasses(left, 'round', 'accent'), scarfInk.before].join(''),
    ),
  'person-15': () =>
    medallion('m', [body, jacket(), head(left, true), parted(), glasses(left, 'square', 'accent')].join('')),
  'person-16': () =>
    medallion('m', [body, rollNeck('accent'), head(right, true), beard(right, 'b', 14), cropped()].join('')),
  'person-17': () =>
    medallion('m', [body, shirt(12, 'accent'), bun(), head(left, true), drawnBack()].join(''), 24),
  'person-18': () =>
    medallion('m', [body, shirt(36, 'accent'), head(left, true), beard(left, 'b', 2)].join('')),
  'person-19': () => medallion('m', [body, standing('accent'), head(left, false), long()].join('')),
  'person-20': () =>
    medallion(
      'm',
      [body, standing(), head(right, false), beard(right, 'b', 8), ghutra(), cord('accent')].join(''),
    ),
}
