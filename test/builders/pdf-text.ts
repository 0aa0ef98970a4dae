import { inflateSync } from 'node:zlib';

/**
 * The text of a PDF as a reader would copy it: from each glyph's ToUnicode entry, or from the ActualText of several
 * glyphs. For PDFs written by typst.
 */
export const pdfText = (pdf: Uint8Array): string => {
  const objects = objectsOf(Buffer.from(pdf).toString('latin1'));
  const pages = [...objects.values()].filter((text) => /\/Type \/Page\n/.test(text));
  return pages.map((page) => textOf(page, objects)).join('\n');
};

type Objects = ReadonlyMap<string, string>;

const objectsOf = (file: string): Objects =>
  new Map([...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', text = '']) => [id, text]));

const streamOf = (id: string | undefined, objects: Objects): string => {
  const [, about = '', packed = ''] = /^([\s\S]*?)stream\n([\s\S]*)\nendstream/.exec(objects.get(id ?? '') ?? '') ?? [];
  return about.includes('/FlateDecode') ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : packed;
};

const textOf = (page: string, objects: Objects): string => {
  const fonts = new Map(
    [...page.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const [, map] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
      return [name, lettersOf(streamOf(map, objects))];
    }),
  );
  const content = streamOf(/\/Contents (\d+) 0 R/.exec(page)?.[1], objects);
  return wordsOf(content, fonts);
};

/** A map from glyph number to text, from a font's ToUnicode map. */
const lettersOf = (map: string) =>
  new Map(
    [...map.matchAll(/<([0-9A-F]{4})> <([0-9A-F]+)>/gi)].map(([, glyph = '', text = '']) => [
      Number.parseInt(glyph, 16),
      unicode(text),
    ]),
  );

const unicode = (hex: string) => new TextDecoder('utf-16be').decode(Buffer.from(hex.replace(/^FEFF/i, ''), 'hex'));

// A font, an ActualText, its end, or a string of glyphs (may contain balanced parentheses), the next part.
const steps =
  /\/(f\d+) [\d.]+ Tf|\/ActualText <([0-9A-F]*)>|\b(EMC)\b|\(((?:\\[\s\S]|\((?:\\[\s\S]|[^\\()])*\)|[^\\()])*)\)|(\/MCID)\b/g;

const wordsOf = (content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string => {
  let font: ReadonlyMap<number, string> | undefined;
  let hasActualText = false;
  let text = '';
  for (const [, named, actual, end, glyphs, over] of content.matchAll(steps)) {
    if (named) font = fonts.get(named);
    else if (actual !== undefined) {
      text += unicode(actual);
      hasActualText = true;
    } else if (end) hasActualText = false;
    else if (glyphs !== undefined && !hasActualText)
      text += glyphsOf(glyphs)
        .map((glyph) => font?.get(glyph) ?? '')
        .join('');
    else if (over) text += '\n';
  }
  return text;
};

const escapes: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

/** The two-byte glyph numbers of a string in parentheses. */
const glyphsOf = (written: string): number[] => {
  const bytes = [...written.matchAll(/\\([0-7]{1,3})|\\([\s\S])|([\s\S])/g)].map(([, octal, escaped, plain = '']) => {
    if (octal !== undefined) return Number.parseInt(octal, 8);
    return escaped === undefined ? plain.charCodeAt(0) : (escapes[escaped] ?? escaped.charCodeAt(0));
  });
  return bytes.flatMap((byte, index) => (index % 2 === 0 ? [byte * 256 + (bytes[index + 1] ?? 0)] : []));
};
