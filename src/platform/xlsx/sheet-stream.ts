import type { Cell } from '../csv/csv-line.ts';
import type { SheetColumn } from '../csv/sheet.ts';
import { type ZipEntry, zipped } from '../zip-stream.ts';

/** Generates an Excel file of one sheet in portions, so that only one portion is in memory at a time. */
export const excelSheet = <Row>(
  columns: readonly SheetColumn<Row>[],
  portions: AsyncIterable<readonly Row[]>,
  { dateFormat }: { dateFormat: string },
): AsyncGenerator<Buffer> =>
  zipped([...packageFiles(dateFormat), { name: 'xl/worksheets/sheet1.xml', content: sheetXml(columns, portions) }]);

async function* sheetXml<Row>(columns: readonly SheetColumn<Row>[], portions: AsyncIterable<readonly Row[]>) {
  yield XML_DECLARATION +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>' +
    `<cols><col min="1" max="${columns.length}" width="20" customWidth="1"/></cols><sheetData>` +
    `<row>${columns.map(({ head }) => cellXml(head, styleIndex.head)).join('')}</row>`;
  for await (const rows of portions)
    yield rows
      .map(
        (row) =>
          `<row>${columns.map(({ cell, kind }) => cellXml(cell(row), styleIndex[kind ?? 'plain'])).join('')}</row>`,
      )
      .join('');
  yield '</sheetData></worksheet>';
}

// Text cells are typed as text, so Excel never runs one as a formula.
const cellXml = (cell: Cell, style: number): string => {
  if (cell === null) return '<c/>';
  if (typeof cell === 'number') return `<c s="${style}"><v>${cell}</v></c>`;
  return `<c t="inlineStr"${style === styleIndex.head ? ` s="${style}"` : ''}><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
};

/** The longest text that an Excel cell holds. */
const LONGEST = 32_767;

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Characters left out: control characters except tab and line breaks, and two non-characters. XML forbids most. */
const unwritable = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;

/** The start of what Excel reads as the character with that number, such as `_x003D_`. */
const codedCharacter = /_(?=x[\dA-Fa-f]{4}_)/g;

const escaped = (text: string) =>
  text
    .slice(0, LONGEST)
    .toWellFormed()
    .replaceAll(unwritable, '')
    .replaceAll(codedCharacter, '_x005F_')
    .replaceAll(/[&<>]/g, (mark) => marks[mark] ?? mark);

/** For each cell format, its index among the `cellXfs` of `styles.xml`. */
const styleIndex = { plain: 0, head: 1, baht: 2, moment: 3 } as const;

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The files of a one-sheet workbook other than the sheet itself. */
const packageFiles = (dateFormat: string): ZipEntry[] =>
  Object.entries({
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles(dateFormat),
  }).map(([name, text]) => ({ name, content: [XML_DECLARATION + text] }));

const styles = (dateFormat: string) =>
  `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="${dateFormat.toLowerCase()} hh:mm"/></numFmts>` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4">' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  '<xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>';
