/** The colours by which goods are found: the key that documents hold, the name in Studio, and the colour of its swatch. */
export const COLOURS = [
  { key: 'green', title: 'Green', hex: '#1f5c46' },
  { key: 'blue', title: 'Blue', hex: '#2f5d8a' },
  { key: 'red', title: 'Red', hex: '#a63d3d' },
  { key: 'brass', title: 'Brass', hex: '#b08d4a' },
  { key: 'clay', title: 'Clay', hex: '#b5765a' },
  { key: 'sand', title: 'Sand', hex: '#d8c9a8' },
  { key: 'white', title: 'White', hex: '#f4f3ef' },
  { key: 'grey', title: 'Grey', hex: '#8b908d' },
  { key: 'black', title: 'Black', hex: '#1c1f1e' },
] as const

/** The key of a colour. */
export type Colour = (typeof COLOURS)[number]['key']

/** The keys alone, as parsers take them. */
export const COLOUR_KEYS = COLOURS.map(({ key }) => key) as [Colour, ...Colour[]]
