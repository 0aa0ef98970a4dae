import { FORMAT, Head, VERSION } from '../backup/backup-format.ts';
import { damaged, endsTooEarly, newerFormat, noBackup } from '../rules/problems.ts';
import type { Line } from './file-lines.ts';
import { parsed } from './parsed.ts';

const beginning = new RegExp(`^\\{"format":"${FORMAT}","version":(\\d+),`);
const ending = ',"rows":{';

/** What the first line of a file says, if it is one of ours that this product can read. */
export const readHeader = ({ bytes, number, isWhole }: Line): Head => {
  const [, version] = beginning.exec(bytes.subarray(0, 100).toString()) ?? [];
  if (version === undefined) throw noBackup();
  if (Number(version) > VERSION) throw newerFormat(Number(version));
  if (!isWhole) throw endsTooEarly(number);
  const text = bytes.toString();
  const head = text.endsWith(ending) ? Head.safeParse(parsed(`${text.slice(0, -ending.length)}}`)) : null;
  if (!head?.success) throw damaged(number, 'not the head of a backup');
  return head.data;
};
