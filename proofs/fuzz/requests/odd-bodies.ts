/** Bodies sent as JSON that are malformed or unwanted. */
export const oddBodies: readonly (readonly [what: string, bytes: string | Buffer])[] = [
  ['half an object', '{'],
  ['an object without quotes', '{a: 1}'],
  ['an object with a comma too many', '{"a": 1,}'],
  ['an object with a comment', '/* */ {}'],
  ['an object with single quotes', "{'a': 1}"],
  ['two objects', '{}{}'],
  ['a prototype', '{"__proto__": {"x": 1}}'],
  ['a constructor', '{"constructor": {"prototype": {"x": 1}}}'],
  ['no number', 'NaN'],
  ['a word', 'undefined'],
  ['a mark of the order of bytes', '\ufeff{'],
  ['lists without end', '['.repeat(5000)],
  ['letters that are none', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22])],
  ['a NUL', Buffer.from('{"a":\u0000}')],
  ['too much', `{"a":"${'x'.repeat(300_000)}"}`],
];

export const oddTypes: readonly string[] = [
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/json+x',
  'multipart/form-data; boundary=x',
  'image/png',
  'nonsense',
];
