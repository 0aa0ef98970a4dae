import type { Operation } from '../document/operations.ts';
import { type Chance, oneOf } from '../values/chance.ts';
import type { Form } from './assemble.ts';

const BOUNDARY = 'fuzz-boundary';

const part = (name: string, fileName: string, type: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="${fileName}"\r\n`),
    Buffer.from(`content-type: ${type}\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ]);

const form = (parts: readonly Buffer[], end = `--${BOUNDARY}--\r\n`): Form => ({
  type: `multipart/form-data; boundary=${BOUNDARY}`,
  bytes: Buffer.concat([...parts, Buffer.from(end)]),
});

/** The name of an upload's file field. */
const fieldOf = ({ form: schema }: Operation): string => schema?.required?.[0] ?? 'file';

/** A valid form with one picture. */
export const goodForm = (operation: Operation, picture: Buffer): Form =>
  form([part(fieldOf(operation), 'picture.png', 'image/png', picture)]);

type Spoilt = Readonly<{ what: string; form: Form }>;

/** Draws a form that must be refused. */
export const badForm = (chance: Chance, operation: Operation, picture: Buffer): Spoilt => {
  const field = fieldOf(operation);
  const file = (bytes: Buffer, name = 'a.png', type = 'image/png') => part(field, name, type, bytes);
  const good = file(picture);
  const bad: readonly (readonly [string, Form])[] = [
    ['no part', form([])],
    ['an empty file', form([file(Buffer.alloc(0))])],
    ['another field', form([part('other', 'a.png', 'image/png', picture)])],
    ['half a picture', form([file(picture.subarray(0, picture.length >> 1))])],
    ['a page as a picture', form([file(Buffer.from('<script>alert(1)</script>'), '../../a.html', 'text/html')])],
    [
      'a drawing with a script',
      form([file(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="a()"/>'), 'a.svg')]),
    ],
    ['no end', form([good], '')],
    ['another boundary', { ...form([good]), type: 'multipart/form-data; boundary=other' }],
    ['no boundary', { ...form([good]), type: 'multipart/form-data' }],
    ['too many files', form(Array.from({ length: 12 }, () => good))],
    ['too many parts', form(Array.from({ length: 60 }, () => part('x', 'x', 'text/plain', Buffer.from('x'))))],
    ['only the first line', { ...form([good]), bytes: Buffer.from(`--${BOUNDARY}\r\n`) }],
    ['JSON in place of a form', { type: 'application/json', bytes: Buffer.from('{}') }],
    ['no bytes', { ...form([]), bytes: Buffer.alloc(0) }],
  ];
  const [what, spoilt] = oneOf(chance, bad);
  return { what, form: spoilt };
};
