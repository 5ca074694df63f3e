import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv, writeCsv } from './csv-text.ts'

test('a file starts with a byte order mark and quotes cells that need it', () => {
  const text = writeCsv(['number', 'name'], [['1030', 'Lamp, "Watch"\nblack']])
  expect(text).toBe('\uFEFFnumber,name\r\n1030,"Lamp, ""Watch""\nblack"\r\n')
})

test.each(['=1+1', '+44', '-5', '@SUM(A1)', '\t=1', "'=1", "''@x"])(
  '“%s” is escaped as a formula and restored',
  (cell) => {
    const text = writeCsv(['name'], [[cell]])
    expect(Array.from(text.split('\r\n')[1]?.replaceAll('"', '') ?? '')[0]).toBe("'")
    expect(readCsv(text).lines[0]?.cells.name).toBe(cell)
  },
)

test('every table survives a round trip', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', '"', ',', ';', "'", '=', '-', '\n', '\r', '\t', '壁', 'ا', ' '),
  })
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('1', '2'), cell, cell), { minLength: 1 }), (rows) => {
      const read = readCsv(writeCsv(['number', 'b', 'c'], rows))
      expect(read.errors).toEqual([])
      expect(read.lines.map(({ cells }) => [cells.number, cells.b, cells.c])).toEqual(rows)
    }),
  )
})

test('lines are numbered as in a spreadsheet: with empty ones, without line breaks in cells', () => {
  const read = readCsv('number,name\n1,"two\nlines"\n\n2,plain\r\n3,last')
  expect(read.lines.map(({ number, cells }) => [number, cells.number])).toEqual([
    [2, '1'],
    [4, '2'],
    [5, '3'],
  ])
})

test('semicolons and extra empty cells are accepted', () => {
  const read = readCsv('number;name;;\r\n1;Lamp;;\r\n2;Cap;;\r\n')
  expect(read.columns.slice(0, 2)).toEqual(['number', 'name'])
  expect(read.lines.map(({ cells }) => cells.name)).toEqual(['Lamp', 'Cap'])
  expect([read.hasDecimalComma, readCsv('number,name').hasDecimalComma]).toEqual([true, false])
})

test('column names may be written in capitals, and a line that tells Excel the delimiter is ignored', () => {
  const read = readCsv('sep=;\r\nNumber;NAME\r\n1;Lamp\r\n')
  expect(read.columns).toEqual(['number', 'name'])
  expect(read.lines).toEqual([{ number: 2, cells: { number: '1', name: 'Lamp' } }])
})

test('lines may leave out optional columns at the end, as Excel does, but no others', () => {
  const read = readCsv('number,name,pictures\n1,Lamp\n2\n3,Cap,cap.jpg', ['pictures'])
  expect(read.lines.map(({ cells }) => cells)).toEqual([
    { number: '1', name: 'Lamp', pictures: '' },
    { number: '3', name: 'Cap', pictures: 'cap.jpg' },
  ])
  expect(read.errors.map(({ line }) => line)).toEqual([3])
})

test('invalid lines are reported with their number', () => {
  const read = readCsv('number,name\n1\n2,Cap,red\n3,Lamp\n4,"open')
  expect(read.errors.map(({ line, reason }) => [line, reason.slice(0, 12)])).toEqual([
    [2, 'This line ha'],
    [3, 'This line ha'],
    [5, 'A quotation '],
  ])
  expect(read.lines.map(({ number }) => number)).toEqual([4])
})

test('an empty file has no lines', () => {
  expect(readCsv('')).toEqual({ columns: [], hasDecimalComma: false, lines: [], errors: [] })
})
