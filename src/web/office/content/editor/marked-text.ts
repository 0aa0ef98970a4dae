export type Mark = 'bold' | 'italic' | 'heading' | 'subheading' | 'link' | 'list';

type Selection = Readonly<{ text: string; from: number; until: number }>;

/** Replaces the text between two offsets, then selects the given range. */
export type Edit = Readonly<{ from: number; until: number; insert: string; select: readonly [number, number] }>;

type Examples = Readonly<{ text: string; link: string; heading: string; item: string }>;

/** Toggles a mark on the selection; with nothing selected, inserts an example to type over. */
export const marked = (mark: Mark, selection: Selection, examples: Examples): Edit => {
  switch (mark) {
    case 'bold':
      return around(selection, '**', examples.text);
    case 'italic':
      return around(selection, '*', examples.text);
    case 'link':
      return linked(selection, examples.link);
    case 'heading':
      return begun(selection, '## ', examples.heading);
    case 'subheading':
      return begun(selection, '### ', examples.heading);
    case 'list':
      return begun(selection, '- ', examples.item);
  }
};

const around = ({ text, from, until }: Selection, sign: string, example: string): Edit => {
  const inner = text.slice(from, until);
  const [before, after] = [text.slice(from - sign.length, from), text.slice(until, until + sign.length)];
  const isMarked = before === sign && after === sign && text[from - sign.length - 1] !== '*';
  if (isMarked && inner) {
    const start = from - sign.length;
    return { from: start, until: until + sign.length, insert: inner, select: [start, start + inner.length] };
  }
  const written = inner || example;
  const start = from + sign.length;
  return { from, until, insert: `${sign}${written}${sign}`, select: [start, start + written.length] };
};

const linked = ({ text, from, until }: Selection, example: string): Edit => {
  const label = text.slice(from, until) || example;
  const start = from + label.length + 3;
  return { from, until, insert: `[${label}](/)`, select: [start, start + 1] };
};

/** Adds the prefix to every selected line, or removes it where all have it. */
const begun = ({ text, from, until }: Selection, sign: string, example: string): Edit => {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', until);
  const end = next === -1 ? text.length : next;
  const lines = text.slice(start, end).split('\n');
  const isBegun = lines.every((line) => line.startsWith(sign));
  const bare = lines.map((line) => line.replace(/^(#{1,6} |- )/, ''));
  if (bare.length === 1 && bare[0] === '') {
    const place = start + sign.length;
    return { from: start, until: end, insert: `${sign}${example}`, select: [place, place + example.length] };
  }
  const insert = (isBegun ? bare : bare.map((line) => `${sign}${line}`)).join('\n');
  return { from: start, until: end, insert, select: [start + (isBegun ? 0 : sign.length), start + insert.length] };
};

/** A name in braces; a block is set off by blank lines. */
export const named = ({ text, from, until }: Selection, name: string, isBlock: boolean): Edit => {
  const before = !isBlock || from === 0 || text.slice(0, from).endsWith('\n\n') ? '' : '\n\n';
  const after = !isBlock || until === text.length || text.slice(until).startsWith('\n\n') ? '' : '\n\n';
  const insert = `${before}{{${name}}}${after}`;
  const end = from + insert.length - after.length;
  return { from, until, insert, select: [end, end] };
};
