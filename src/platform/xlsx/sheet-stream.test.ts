import { expect, test } from 'vitest';
import { unzip } from '#test/builders/unzip.ts';
import { excelSheet } from './sheet-stream.ts';

async function* portion(text: string) {
  yield [text];
}

/** The text of the only cell, as the file has it. */
const written = async (text: string): Promise<string> => {
  const column = { column: 'name', head: 'Name', cell: (row: string) => row };
  const pieces = await Array.fromAsync(excelSheet([column], portion(text), { dateFormat: 'DD/MM/YYYY' }));
  const sheet = unzip(Buffer.concat(pieces))['xl/worksheets/sheet1.xml'] ?? '';
  const cells = [...sheet.matchAll(/<c t="inlineStr"><is><t xml:space="preserve">([^<]*)<\/t><\/is><\/c>/g)];
  expect(sheet.match(/<[a-z]/g)).toHaveLength(15);
  return cells.map(([, cell]) => cell).join();
};

test.each([
  ['a formula', '=1+1', '=1+1'],
  [
    'the end of its cell',
    '</t></is></c><c><f>1+1</f></c>',
    '&lt;/t&gt;&lt;/is&gt;&lt;/c&gt;&lt;c&gt;&lt;f&gt;1+1&lt;/f&gt;&lt;/c&gt;',
  ],
  ['an entity', '&#x3D;1+1 &lol;', '&amp;#x3D;1+1 &amp;lol;'],
  ['raw text', '<![CDATA[<f>1</f>]]>', '&lt;![CDATA[&lt;f&gt;1&lt;/f&gt;]]&gt;'],
  ['a document type', '<!DOCTYPE x [<!ENTITY a "b">]>', '&lt;!DOCTYPE x [&lt;!ENTITY a "b"&gt;]&gt;'],
  ['characters that XML forbids', 'a\u0000\u0008\u000B\u001F\uFFFE\uFFFFb', 'ab'],
  ['halves of letters', 'a\uD800b\uDC00', 'a\uFFFDb\uFFFD'],
  [
    'what Excel reads as another character',
    '_x003D_1 _x000d_ _x0041 _X0041_',
    '_x005F_x003D_1 _x005F_x000d_ _x0041 _X0041_',
  ],
  ['more than a cell holds', 'x'.repeat(40_000), 'x'.repeat(32_767)],
])('a cell with %s holds that text and nothing else', async (_what, text, cell) =>
  expect(await written(text)).toBe(cell),
);
